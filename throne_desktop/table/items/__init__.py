"""What lies on the table as an item of the scene: pieces and what marks them, the ground and what flies above all."""
