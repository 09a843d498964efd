from collections.abc import Callable

from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr

def is_native(function: Callable[..., object]) -> bool: ...
