/** Made by `npm run openings -- brasez`. */
export const OPENINGS = `
K@e1 K@e8 e2e4 d7d6 f2f3 a7a5 g1h3 f7g6 b2b4
K@e1 K@d8 a2&b2 h8f6 e2e4 c7c6 g1e2 pass a3&b3 a7a6
K@d1 K@e8 b2b4 f7f6 a1c3 g7&h7 c3b2 c7d6
K@e1 K@e8 g2g3 b7b5 d2&e2 a8b7 h2h3 c7d6
K@e1 K@e8 b1a3 g7&h7 d2&e2 h8g7 g1f3 c7d6
K@d1 K@d8 g1h3 d7d5 e2e4 f7g6
K@e1 K@e8 f2f3 f7f6 h2h3 f6g5 e2e4 b8a6 c2b3 c7c6
K@e1 K@d8 c2d3 pass e2e4 d7d6
K@d1 K@d8 h1f3 h7h6 h2h3 g7g6 g2g4
K@e1 K@e8 g2&h2 g7g6 c2b3 e7e6 e2e3 a8c6
K@e1 K@d8 b1a3 b7b6 f2f3 d7d5 c2c3 a7a6 g1h3
K@d1 K@d8 d2&e2 e7e5 d3&e3 g8e7 a2a3 d7d5
K@d1 K@d8 a2a3 a7&b7 f2e3 d7d6 e1f2 g7g6 h2h4
K@e1 K@d8 f2g3 d7d6 a2a4 e8d7
K@e1 K@e8 d2d3 c7d6 a1c3 b8c6 h2h3
K@e1 K@e8 g2g4 e7e6 a2&b2 pass g1h3 g8h6 c2d3 a7&b7
K@d1 K@e8 b1c3 c7c6 a2a3 h7h5 c2b3
K@d1 K@e8 h2h4 c7b6 a2&b2 b6c5 h4h5
K@d1 K@d8 d2d3 d7&e7 d3d4 e6e5
K@e1 K@e8 d2&e2 g8h6 e3e4 f7g6 b1c3 d7d6 b2b4
K@d1 K@e8 g1h3 f7f6 f2g3 d7&e7
K@d1 K@d8 a2a4 h7h6 h2h4 f7e6 c2d3 g8f6 e2e4
K@e1 K@e8 d2d3 h7h5 e2e3 pass
K@e1 K@d8 d2&e2 d7d5 f2f3 b8d7 f3e4 a7a5 c2c3 g8f6
K@e1 K@d8 d2d4 a7a5 a2a4 c7d6 e2e4 c8c7 c2c3 h7h6
K@d1 K@e8 f2f3 d7d6 a1c3 a7a6 c3a5
K@e1 K@e8 b1a3 f7e6 d2d4 g8h6
K@d1 K@d8 f2f3 g8h6 e2e3 a8c6 g1e2 e7e6 c2d3
K@e1 K@d8 h2h4 g8f6 g1h3 c7c6 f2f3 e7e6
K@e1 K@d8 b1c3 b8a6 e2e3 g7g5
K@e1 K@e8 g2g4 c7b6 f2g3 e7e6 g1f3
K@e1 K@d8 b2b4 h7h5 e2e4 g7g6 a2a4 c7c6
K@e1 K@e8 b1c3 h8f6 d2d4 a7a5
K@e1 K@d8 f2f3 d7d5 b2b4 b8d7
K@d1 K@d8 e2e4 d7&e7 b1c3 g8h6 h1f3 a8c6
K@d1 K@e8 b2b4 e7e5 f2g3 h7h6
K@d1 K@d8 d2d3 h7h6 h2h3 b8a6 c2b3 f7g6
K@e1 K@d8 h2h4 b8a6 f2f3 b7b5 g2g3 g8f6
K@d1 K@e8 g2g4 c7c6 a2&b2 d7d5
K@d1 K@d8 d2d4 h8f6 g1f3 e7e6 f2g1 b7b6 g1f2 h7h6
K@e1 K@d8 h1f3 g8f6 d2d4 f8g8 d1d3 f7e6 c2b3
K@e1 K@e8 a2a3 d7d5 g1f3 g8f6 f2g1 d8d7 c2c3 b8c6
K@d1 K@e8 e2e3 b8a6 b2b3 b7b5 f2g3 c8b8
K@d1 K@e8 b1a3 c7d6 e2e4 a8c6
K@e1 K@e8 c2c3 g7&h7 b2b3 b8a6 b3b4
K@e1 K@d8 a2a3 d7d6 b2b4 g7g6 g2&h2 c7c6 g1f3
K@d1 K@e8 f2f3 g8f6 g2g3 c7c6
K@d1 K@e8 f2g3 g8f6 b1c3 h7h6
K@e1 K@e8 d2&e2 a7&b7 g2g4 a6a5 e1e2 g8h6 h1f3 a5a4
K@d1 K@d8 e2e4 b8a6 d2d4 c8b8
K@e1 K@d8 a1c3 pass d2d4 d7d6
K@d1 K@d8 f2g3 d7&e7 h1f3 a7&b7 f1f2 pass g3g4 a6&b6
K@e1 K@d8 g2g3 c7c6 b2b3 b8a6 d2&e2 d7d6 b1c3
K@e1 K@e8 a1c3 e7e5 d2d3 f7f6
K@d1 K@d8 g2&h2 pass g3g4 g8f6 b1a3 c7c6
K@e1 K@e8 c2d3 h7h6 c1c2 c7c6 f2e3
K@d1 K@e8 e2e3 g8h6 a2a3 h8f6
K@d1 K@d8 c2d3 b7b5 e2e3 c7b6 h2h4 a8d5 c1c7 f7g6
K@d1 K@d8 a2a3 b8c6 f2f3 b7b6
K@e1 K@d8 c2c3 h7h6 a2a3 g8f6
K@d1 K@d8 h2h3 a7a6 g1f3 g7g6 f3g5 g8f6
K@e1 K@e8 c2d3 g7g5 a1c3 a7&b7 f2e3
K@d1 K@e8 g2g4 h7h5 g4g5 b7b6
K@e1 K@d8 h2h4 b8c6 b2b4 h7h6 c2c3
K@e1 K@d8 c2c3 e7e5 e2e4 b8c6
K@d1 K@d8 h1f3 g8f6 a2&b2 pass
K@e1 K@e8 e2e3 g8h6 c2c3 e7e5 f2f3 pass b1a3
K@e1 K@e8 d2d4 d7d6 g2g3 a8c6 c2b3 c6d7 h1e4 b8c6
K@d1 K@e8 e2e4 c7c6 g2g3 a7&b7 a2&b2 a6a5 g1e2
K@d1 K@e8 h2h4 c7d6 g2g3 d8c7 d2d3 a7&b7 h4h5 h7h5
K@d1 K@e8 d2d4 c7b6 f2f3 f7f6 e2e4 a7a5 e1e2 g7g6
K@e1 K@d8 c2b3 f7f6 b1c3 g7g6 a2a3 f6g7
K@e1 K@e8 f2e3 h8f6 b1c3 f7e6 e3e4 f6g5
K@d1 K@d8 a1c3 b8a6 g2g4 f7f6
K@e1 K@e8 a2&b2 pass h2h3 f7g6
K@d1 K@e8 g1h3 d7d6 f2g3 pass d2&e2 b7b6 b2b4
K@e1 K@d8 g2g3 g8f6 f2f3 h7h5 a1c3 g7g5 d2&e2
K@e1 K@d8 g2&h2 pass b2b4 h7h6 a1d4 g7g6
K@d1 K@e8 h2h3 a7&b7 c2c3 h7h5 h3h4
K@e1 K@e8 d2d4 f7f6 d4d5 f6f5
K@d1 K@d8 a2a4 h7h6 f2f3 b7b6 d2d4 a8b7
K@e1 K@e8 b2b3 d7d6 f2f3 h8f6
K@d1 K@d8 c2d3 c7c6 d3c4 h7h5 h2h4 f7f6
K@e1 K@e8 f2g3 b7b6 a2&b2 pass h2h4
K@d1 K@d8 g2g4 e7e5 b2b3 d7d6 g1f3 g8f6
K@d1 K@e8 g2&h2 g7g6 d2d4 b7b5 h1e4 d7&e7
K@d1 K@e8 a2a4 a7&b7 g1h3 f7f6 b1a3 g7&h7 c2c3 f6g7
K@e1 K@d8 d2&e2 a7&b7 b1c3 g7&h7
K@e1 K@d8 g2g3 pass h2h3 a7a6 c2c3 h7h6 c3d4
K@d1 K@d8 b1c3 a8c6 d1b1 h8f6
K@e1 K@d8 e2e3 g7g5 a1c3 f7f6 a2a4 f6g7 c3a5 e7e5
K@d1 K@e8 e2e4 g7&h7 b2b3 h8g7 a1c3
K@e1 K@e8 b1c3 b7b6 d2&e2 b6b5 a2a3 d7d5 h2h4
K@d1 K@e8 c2c3 b8a6 c3d4 a6b8 h2h3 g8f6
K@e1 K@d8 d2&e2 a7a6 b1c3 c7b6 d3d4 d7d5 e1d2
K@e1 K@d8 f2f3 b8c6 f3e4 c6b8 e4e5 b8c6
K@e1 K@d8 f2e3 h7h6 a2a3 c7c6 b2b3 b8a6 g2&h2
K@e1 K@d8 a2a3 g7&h7 b2b3 a7a5 f2g3 a5a4 g3f4
K@e1 K@d8 c2d3 d7&e7 a1c3 a7&b7
K@e1 K@e8 b2b4 g8h6 a1b2 d7&e7
K@e1 K@d8 a2&b2 c7c6 h2h3 g8h6
K@e1 K@e8 e2e4 b8a6 b2b4 a6b8 d1e2 h8f6
K@d1 K@d8 d2d4 a7&b7 a2a3 f7f6 a1c3 g7g6 f2g3 e7e6
K@e1 K@d8 e2e4 a7a6 d2d3 a6a5 g2g4 g8h6
K@e1 K@d8 b1a3 f7e6 c2b3 g7g5 h2h3 c7d6 a3c4
K@d1 K@d8 f2f3 b8a6 a2a3 g8h6 b2b4
K@e1 K@d8 f2f3 g7&h7 e2e3 c7d6 g1h3
K@d1 K@d8 d2d4 a7&b7 b1a3 d7d6
K@e1 K@d8 b1a3 g7g5 h2h3 h8f6 d2d3 a7a6 e1d2
K@e1 K@d8 e2e4 b7b5 a2a4 g7g6
K@d1 K@d8 a2&b2 f7g6 c2d3 g8h6 g2g4 c7b6 f2f3
K@d1 K@d8 g2&h2 pass g1f3 g7g6 a2a4
K@e1 K@e8 c2b3 g7g6 h1f3 d7&e7 f2e3 pass e1f2 b7b6
K@d1 K@e8 f2e3 g7g5 c2b3 d7d6 b1c3
K@d1 K@d8 a1c3 a8c6 b2b4 g7g6 f2e3
K@d1 K@d8 b1c3 a7a5 g1h3 g7g6 d2d4 d7&e7 c2b1 a8c6
K@d1 K@e8 h1f3 a7a5 b1a3 h7h6 g2g3 b7b6 c2c3 e7e6
K@e1 K@d8 a1c3 c7c6 b2b4 h8f6 g2&h2 f6h4 d2d4
K@d1 K@e8 h1f3 pass c2c3 c7c6 f3h1
K@d1 K@e8 c2b3 pass g1f3 g7&h7 g2&h2 d7&e7
K@d1 K@d8 d2d3 g8f6 b1c3 d7d5 g1h3 a8c6
K@e1 K@e8 g1f3 e7e6 e2e3 g7g5 e3e4
K@e1 K@d8 d2&e2 c7b6 f2f3 c8c7 f3e2 g7&h7 g2g3 f7e6
K@e1 K@e8 e2e3 a7a6 d2d4 g7&h7
K@e1 K@d8 a2a4 c7c6 g2g4 h7h6 c2d3 g8f6
K@d1 K@e8 a2a4 pass a4a5 g7&h7 d2&e2 b7b5 b1c3
K@e1 K@d8 d2d4 d7d5 f2f3 c7b6 h2h4 g8h6 a2&b2
K@d1 K@e8 g2g4 e7e6 c2d3 d8e7 g1f3
K@d1 K@e8 b1a3 a7a5 g1h3 c7d6 f2f3 g7&h7
K@d1 K@d8 h2h4 a7a6 b1c3 b8c6 d2d3 d7d5 a2a4
K@d1 K@d8 g1h3 g7g5 f2e3 e7e6 h3f4 b8a6 a2&b2 a8c6
K@e1 K@d8 b1c3 g7&h7 d2d4 e7e6 e2e3 pass
K@e1 K@e8 e2e4 b7b6 b2b3 a7a6
K@d1 K@d8 h2h4 h8f6 b1a3 f7g6
K@d1 K@e8 g2g4 e7e5 a1c3 h7h5 f2f3
K@e1 K@d8 f2e3 c7b6 f1f6 g7g5 c2d3 b8a6
K@d1 K@d8 d2&e2 a7a6 g1e2 f7g6 e2d4
K@d1 K@e8 a2a3 g8h6 b2b4 d7d5 d2d4 a7a5 f2g3 pass
K@d1 K@d8 g2g3 g7g6 h2h3 d7d6 c2d3 pass
K@d1 K@d8 d2d3 a8c6 g1f3 g8h6
K@e1 K@d8 g2&h2 a7&b7 e2e3 g8h6 h1e4 e7e5 b1c3 f7g8
K@d1 K@e8 h2h3 c7c6 g2g3 b8a6 d2&e2 f7f6 h1f3 d7d5
K@e1 K@d8 c2c3 b8a6 g2&h2 d7d5 b2b3
K@d1 K@e8 d2d4 f7g6 d1d2 b8a6 h2h4 f8f6 c1d1 g6f5
K@d1 K@d8 g2g3 f7g6 d2d4 d7d6 h2h3 g6f5
K@d1 K@e8 f2e3 b8c6 f1f6 e8b8
K@e1 K@d8 h1f3 h7h5 e2e3 a7&b7
K@d1 K@e8 e2e4 g7&h7 b1c3 e7e5
K@e1 K@e8 b2b4 e7e6 e2e4 c7d6 g1e2 d6c7 f2e3 a7&b7
K@e1 K@d8 e2e3 a7&b7 h2h3 c7c6
K@e1 K@d8 d2d3 a7a6 b2b4 d7d5 f2g3
K@e1 K@d8 e2e3 b8c6 g2g4 g7&h7
K@e1 K@d8 h2h4 a7a6 a2&b2 g7&h7 g1h3 d7d6
K@e1 K@e8 g2&h2 h7h6 h3h4 f7g6 b2b3 a7a5 d2&e2 d7&e7
K@e1 K@d8 g1h3 d7&e7 e1g1 g7g6 a2&b2 h8f6
K@d1 K@d8 c2c3 c7d6 d2&e2 g8h6 g1f3 b8c6
K@d1 K@e8 e2e3 a7a6 c2d3 d7d5
K@e1 K@e8 c2c3 a7a5 d1c2 h7h5 b2b4
K@d1 K@d8 g2g4 pass b1a3 h7h6
K@e1 K@e8 e2e3 c7d6 g2g3 b8a6 g1e2 c8c4 d2d3
K@e1 K@d8 b2b4 h8f6 e2e4 b8a6 b1c3 f7g6
K@e1 K@e8 g2&h2 b8c6 c2c3 e7e5 b1a3 b7b5 e2e4
K@e1 K@d8 d2&e2 a7a5 e3e4 f7e6 g2g4 b7b5 a2a3 g7g6
K@e1 K@e8 c2b3 b7b5 b3c2 g8h6
K@e1 K@d8 a2a4 g7g6 c2d3 d7d5
K@d1 K@d8 d2d4 a7a5 b2b4 a5a4
K@d1 K@d8 g2g3 e7e5 f2f3 g7g5
K@e1 K@d8 g1f3 d7d6 f3g1 b7b6
K@d1 K@d8 f2g3 d7d6 h2h4 d8d7 d2&e2 b7b6 f1f3 h7h5
K@e1 K@e8 c2c3 h7h5 d2d4 g8f6
K@e1 K@d8 b2b3 b7b6 c2d3 g7&h7 a1c3 h8e5 g2&h2
K@d1 K@e8 h2h3 c7c6 b1c3 c8c7 c2b1 d7d6 h3h4 c7d7
K@e1 K@e8 a1c3 f7g6 h1f3 e7e6 h2h4 g8e7 f3g4
K@e1 K@d8 b1a3 f7f6 h2h3 h7h6 a3b1
K@e1 K@d8 f2g3 b8a6 e1f2 c7d6 g1h3
K@e1 K@e8 g2g3 c7b6 e2e4 b6c7
K@e1 K@d8 d2d3 e7e6 b1a3 h7h5
K@d1 K@e8 g2g3 b7b6 g1h3 c7c6 f2f3 a7a6 e2e4
K@d1 K@e8 h2h4 g7g6 g2g3 a7&b7
K@e1 K@d8 c2c3 e7e5 d2d3 f7g6 b2b3
K@d1 K@d8 c2b3 e7e6 e2e3 a7a5 d1c2 b8a6 c2d1
K@d1 K@e8 h2h4 b7b5 c2c3 b8a6
K@e1 K@e8 a2a4 f7e6 f2f3 e8f7 g1h3 a7&b7 b2b3
K@d1 K@d8 b1c3 c7b6 d1b1 g8f6
K@e1 K@e8 c2c3 f7e6 f2f3 c7d6 c3c4 e6f5 a2&b2
K@d1 K@e8 c2b3 g8h6 f2f3 pass
K@d1 K@e8 a2a3 f7f6 d2d4 b7b6 h2h3 b8a6 h1f3
K@e1 K@e8 f2g3 g8f6 c2c3 e7e6 d2&e2 g7&h7 d1e2 e8g8
K@e1 K@d8 g2&h2 g7g6 b1c3 b7b6 c1b1
K@d1 K@d8 f2f3 f7e6 h2h3 b8c6 f1f2
K@e1 K@d8 f2f3 e7e5 g2&h2 c7d6 a2a3 h7h5
K@d1 K@d8 d2d4 b8c6 g1h3 h7h6 g2g4 c7d6
K@e1 K@e8 g1f3 g7g6 g2&h2 g8f6 a1c3 b8c6 e1g1
K@e1 K@d8 g2&h2 d7&e7 a2&b2 pass a1b2
K@e1 K@e8 a2a3 c7d6 g1f3 d6e5 h2h3 d7d6 g2g3 e5e4
K@e1 K@d8 c2d3 g8f6 e2e4 f7g6 h2h4
K@e1 K@e8 f2g3 g7g6 b2b4 h7h6 f1f2 a7&b7 e2e4 e7e6
K@e1 K@e8 b2b3 pass d2&e2 g7&h7
K@e1 K@e8 h2h4 b8c6 h1f3 f7f6 a2a3 d7&e7
K@d1 K@e8 g1f3 c7b6 f1g1 d7d5
K@e1 K@e8 d2d4 g7g6 a2&b2 c7c6 h2h4
K@d1 K@d8 g1h3 c7b6 d2d3 b6a5 f2e3 f7g6
K@e1 K@e8 a2a3 g8h6 d2d3 h6g8 b2b3 h7h6 c2c3 f7f6
K@e1 K@d8 e2e3 h7h6 c2d3 d7&e7 c1c2 e8e7 a2a4 c7b6
K@e1 K@e8 g2g4 c7c6 b2b4 c6b5 a1c3 g8h6 b1a3
K@d1 K@e8 b1a3 b8c6 f2f3 f7e6 f3f4 e6f7
K@e1 K@e8 b2b4 b7b6 d2d3 b6b5
K@e1 K@d8 a2&b2 pass a1d4 f7e6 d4b2
K@e1 K@d8 g1h3 h8f6 g2g3 a7a6
K@e1 K@d8 a2a3 h7h5 d2d4 g8f6
K@d1 K@d8 f2e3 c7d6 f1f3 g8h6
K@e1 K@d8 g1h3 e7e6 a2a3 pass d2&e2
K@e1 K@e8 a1c3 f7f6 c3a1 f6f5
K@d1 K@e8 f2f3 h8f6 b2b4 c7b6 f3g4 d8c7 b1a3 a8c6
K@e1 K@e8 h2h3 b7b5 a2&b2 f7f6 h1f3 g7g6 c2d3
K@e1 K@d8 a1c3 e7e6 g2&h2 e8e7 h1e4 b7b5
K@e1 K@e8 g1h3 g8h6 g2g4 e8g8 a2a4 f7e8 a1c3 a7&b7
K@e1 K@e8 b2b4 c7b6 b1a3 b6a5 b4b5
K@d1 K@e8 f2f3 c7d6 g2g3 d8c7 h2h3 h7h5
K@d1 K@e8 g1h3 d7d6 c2d3 e7e6 c1c6 g8h6 c6c1 b7b5
K@e1 K@e8 g2g4 c7c6 h2h3 d7&e7 f2g3
K@e1 K@e8 a2&b2 pass h2h4 c7d6
K@e1 K@d8 c2c3 f7e6 c3c4 e6d5 c1c3 g8f6
K@d1 K@d8 g2&h2 f7f6 b2b4 d7d6 a2a3
K@d1 K@d8 e2e4 h7h6 f2g3 g7g5 g1e2 b8c6 f1g1 f7e6
K@e1 K@e8 c2d3 e7e5 g2g3 h7h6 f2f3 b8c6 d1c2 pass
K@e1 K@d8 d2d3 f7e6 f2e3 g8f6 g2g3 b7b5 b1c3
K@d1 K@d8 a2a4 b8c6 b2b3 c7b8 f2g3 c6a5
K@d1 K@e8 h2h3 g8f6 g2g4 g7&h7 h3h4 d7d6 f2g3 b8a6
K@e1 K@e8 c2b3 c7b6 d2d4 g8f6 c1c4
K@e1 K@d8 f2g3 g7g5 c2c3 g5g4 e1f2 a7&b7 a2a3
K@e1 K@e8 h2h3 g8f6 a2&b2 f6g4 g2g3 g4f2 e1f2 a7&b7
K@d1 K@e8 f2g3 pass a2a3 e7e6 d2d4 f7g6 b2b3 c7b6
K@d1 K@e8 b2b4 g7&h7 a2a4 a8c6
K@d1 K@e8 f2g3 a7&b7 e2e4 c7d6
K@e1 K@d8 e2e3 c7d6 b1a3 g7&h7 h1f3
K@e1 K@d8 g1h3 a7a6 a2a3 b7b5 f2f3 d7d5 b2b3 a6a5
K@e1 K@e8 c2b3 pass b3c2 a7&b7 d2&e2 d7&e7 g1f3 e8e7
K@e1 K@e8 g2&h2 e7e6 a2a3 pass h3h4 a8c6 c2c3 g7g5
K@d1 K@d8 f2e3 b7b6 g2g4 a8b7 h2h3 g8f6
K@e1 K@d8 g2g4 g8f6 f2g3 f6d5
K@e1 K@e8 a1c3 f7e6 d2d3 g7g5
K@d1 K@d8 a1c3 e7e5 h1f3 b8c6 g1h3 d8e7
K@d1 K@d8 a2&b2 f7g6 c2d3 e8f7 c1c4
K@d1 K@d8 g1f3 g8h6 a1c3 d7d6 d2d3 f7g8 c2b3
K@d1 K@e8 g2g3 h7h5 c2c3 c7b6 d2d4 g8h6 a2a4 e7e6
K@d1 K@d8 g1h3 h7h5 b2b3 d7&e7 h3f4 g8h6
K@d1 K@e8 e2e4 a7a6 f2e3 a6a5 a1c3 b7b6 f1f3 a8c6
K@d1 K@e8 f2e3 c7b6 a2&b2 b6c5 a1d4 b7b5
K@d1 K@d8 b1a3 b7b5 f2g3 e7e5 c2b3 h8f6 a3c2 f7e6
`;
