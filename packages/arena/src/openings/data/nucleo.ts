/** Made by `npm run openings -- nucleo`. */
export const OPENINGS = `
d2d4 h7h5 b1c3 h8h6 g2g3 b7b5 b2b4
h2h3 g7g6 g2g3 h7h6 b2b4 f8g7
f2f4 b8c6 e2e4 b7b5 e1e2 c6a5 h2h3 h7h5
b1c3 g8f6 b2b3 b8c6
b1c3 b8a6 d2d3 g7g6 g2g4 f8g7
c2c3 h7h5 c3c4 h8h7
f2f4 b7b6 c2c4 c7c6 d2d4 c6c5 b1a3
h2h4 f7f6 d2d3 f6f5 d1d2 d7d6 b2b3 h7h5
c2c4 h7h6 h2h3 a7a5 f2f4 a5a4 g2g4
e2e3 h7h6 a2a3 g8f6
e2e3 h7h5 g2g3 b7b6 f2f4 b8c6 f1c4 g8h6
f2f3 a7a5 a2a3 g8h6
b1c3 c7c5 a1b1 d8a5 g1f3 d7d5
d2d3 h7h6 b1c3 c7c5 c1e3
b1a3 e7e6 a1b1 h7h6 f2f4 f7f5
g2g3 b7b5 h2h3 f7f6 b2b3 b5b4 g1f3 e7e5
c2c4 g8f6 d1c2 f6h5 a2a3 h5f4
f2f4 f7f5 c2c4 b7b6 e1f2 a7a6
a2a4 b7b6 e2e4 d7d6 g1f3
d2d4 a7a5 e2e4 f7f6
b1c3 b7b6 d2d3 c8a6 c3a4
h2h3 e7e6 f2f4 e6e5 g2g4 d8e7 g4g5 c7c6
f2f4 h7h5 a2a4 b7b6 g1f3 b8a6
h2h4 f7f6 e2e4 b7b6 g2g3 b8c6 g3g4
g1h3 b8a6 h3g5 f7f5 g2g4
b1c3 d7d5 c3e4 f7f6 f2f3 e7e5 b2b3 b7b6
e2e4 e7e5 b1a3 d8e7 d1h5 b8a6
a2a3 c7c6 b2b4 d8b6 h2h3
d2d3 c7c5 b2b3 b8a6 c1a3 a8b8 g2g4 g7g5
b1a3 d7d5 g1h3 c8e6 h1g1 d8c8
b1c3 a7a5 g1h3 b7b6 a2a3
d2d4 d7d6 d1d3 f7f6 g2g4 b7b5 a2a4
a2a4 b7b5 h2h4 c8b7 a1a3 b7c8 h1h2
b1a3 g7g6 c2c3 b8c6 e2e3 g8h6 g1h3
d2d3 e7e6 b1a3 e8e7 g1f3 d8e8
b1c3 b7b6 f2f4 a7a6 g1f3 g7g5 f3d4 c8b7
c2c4 c7c6 b1a3 d8b6 g1h3
a2a3 d7d6 g1h3 d8d7 b2b3 f7f5 c1b2 b8c6
g1f3 g7g5 f3d4 f8h6 h2h4
f2f3 h7h5 g2g4 b7b5
b1c3 d7d6 h2h4 a7a5 f2f4 g8f6
b1a3 b8a6 h2h4 g8f6 g1h3
g1f3 a7a5 f3h4 b8c6
g2g4 b8a6 d2d3 a8b8
a2a4 h7h5 c2c3 f7f5 a1a3 g7g6
h2h3 f7f6 a2a3 e7e5 g2g4 e8e7 d2d3 g7g5
b1c3 g8h6 d2d3 b8a6 d3d4 a8b8 c3a4 g7g6
d2d3 h7h5 g1h3 f7f6
d2d4 f7f6 g2g3 b8a6
g2g4 f7f5 b2b3 f5g4
b1c3 a7a6 a1b1 a6a5 g2g4 b7b5 d2d3
f2f4 a7a6 e1f2 c7c6 a2a3
b1c3 g7g5 h2h4 h7h5 a1b1 e7e5 a2a3
c2c4 c7c6 d1c2 g7g6 f2f4 d8a5
g2g4 c7c6 b1a3 d8c7 e2e4 e7e5 f1e2
f2f4 b7b6 b1a3 a7a6
g1f3 c7c5 g2g3 a7a5 f3d4 g8f6
b1c3 e7e5 c3b5 g8e7 a1b1 d7d6 h2h3 b7b6
e2e3 c7c6 b2b3 d7d6 f1e2 f7f5
c2c4 g7g6 g2g3 c7c6
c2c3 b7b5 h2h4 c8b7 d1c2
g1f3 g8f6 a2a4 e7e6 e2e4 h7h6
g2g4 g8f6 g1f3 d7d5
e2e4 f7f6 d1h5 g7g6 h5a5 a7a6
h2h3 g8f6 b1c3 h8g8 f2f4
c2c3 f7f6 e2e4 a7a5 f1b5 f6f5 b5f1
e2e4 c7c6 f2f3 f7f6 h2h3 a7a5
c2c4 b8c6 g1h3 f7f6 h1g1 g8h6 e2e4
g1f3 e7e5 c2c4 g7g5 f3d4 f8b4 d4c2
a2a3 b8c6 a1a2 e7e5 g1h3
b1a3 g8h6 a3b5 b8a6 b5a3 f7f5 g1f3 c7c6
h2h4 d7d6 e2e3 b8a6
d2d3 g8f6 e2e4 b8c6 b2b3
f2f3 d7d5 e1f2 g8f6 h2h4 f6g8 d1e1
f2f4 f7f6 c2c3 d7d5 a2a4 b8a6
d2d3 f7f6 c1f4 f6f5 b1d2 g7g6 a1c1 b7b5
g1f3 b8a6 d2d3 a6b8
h2h3 h7h5 f2f3 b7b6 g2g4 h8h7
c2c4 b8a6 h2h3 a6b4 b2b3 a7a6 g2g3 b7b6
c2c3 g8h6 d2d4 c7c6 e2e4
b1c3 c7c5 c3b1 g8h6 a2a3 e7e5 b1c3
c2c4 b8a6 e2e3 g7g6
b2b3 f7f6 c1b2 c7c6 g2g3 b8a6 h2h4
b2b4 f7f5 h2h4 d7d6 b1c3
h2h3 f7f5 b1c3 d7d5
h2h4 c7c6 f2f4 e7e6
b1c3 b7b6 a2a4 a7a6 b2b4 f7f5
g1f3 f7f6 f3e5 d7d5
g2g3 a7a6 g1h3 c7c6 h3g1 d8b6 f2f4
h2h3 b7b6 g1f3 g7g5 b2b3
d2d3 g8h6 f2f3 f7f5
d2d4 a7a6 f2f4 a6a5
c2c3 e7e5 e2e3 c7c5
h2h3 h7h6 g2g4 f7f5 e2e4 b7b6 g1f3
g1h3 f7f6 e2e4 a7a5 a2a4 b8c6
g2g4 a7a5 b2b4 c7c6
h2h3 c7c5 b1a3 f7f6 e2e4 d8a5 a1b1
h2h4 b7b6 h1h3 g8h6
d2d4 g7g6 c2c3 g6g5 b2b4 b7b6 e1d2
a2a4 b7b6 b1a3 e7e5
e2e3 a7a5 g1h3 b8a6 b2b4 h7h5
b1a3 d7d5 d2d4 d8d7
a2a4 b8a6 c2c4 g8f6
b1a3 g7g5 d2d4 h7h6 a1b1
f2f4 c7c5 f4f5 b8c6 e2e4 d8c7
a2a3 b7b5 a3a4 b8c6 f2f4
b1a3 h7h5 a3b5 b8a6
a2a3 g7g5 c2c3 f7f6 h2h4 e7e5 h1h3
g1f3 h7h6 b2b3 g7g5 g2g4 d7d5
g1f3 h7h6 f3h4 h6h5 e2e3 a7a5
h2h3 f7f6 e2e4 e7e6
b1c3 b8a6 a2a4 c7c5 g1h3
b1a3 f7f6 g2g4 g7g5 a3b1 h7h6 f2f3 c7c5
d2d3 c7c6 e1d2 f7f5 f2f4 a7a5
g2g3 b8a6 e2e3 f7f5 a2a4
g2g3 h7h5 b2b4 h8h7 e2e4 g7g6 a2a3 e7e5
f2f3 f7f6 h2h4 b7b5
b1a3 f7f6 g1f3 e7e6 h1g1 d7d5
g2g3 g7g5 a2a3 h7h6
c2c3 d7d6 d1c2 e7e5 a2a3 d6d5
h2h4 g8f6 h4h5 d7d6
g2g4 d7d5 h2h3 f7f6 f2f4 b8c6 a2a4 c6d4
g1f3 c7c6 f3d4 d8b6 a2a4 b6b5 a4a5 b5b4
g2g4 b8a6 h2h3 b7b5
f2f3 a7a6 b1c3 g7g5 c3a4
h2h3 g7g6 b2b4 g8f6 c2c4 f6g8 d1a4 c7c5
g2g3 g7g6 g3g4 h7h5
b2b4 d7d5 h2h4 g8h6 h4h5 h6f5 c2c4
b1a3 b7b6 b2b4 g8f6 a3b5 c8b7
e2e3 f7f5 f2f4 d7d6 c2c3 g8f6 d1b3
d2d3 c7c6 c1f4 d7d5 b2b4
b2b3 h7h5 e2e4 b7b6 h2h4
b1a3 e7e5 g2g4 g7g5 a3b1
b1a3 g8h6 a3c4 g7g6 g2g3 a7a5 g1h3
b1c3 h7h6 a2a3 d7d5 g2g4 g7g6
b1a3 c7c5 h2h3 a7a5 g2g3 g8f6 f2f3 a8a6
c2c4 g7g6 g1h3 g8f6 d1c2
e2e3 h7h6 f1e2 a7a5
b1c3 e7e6 d2d3 a7a6 g1f3
d2d4 f7f5 c1f4 h7h5 f4g5 b8a6 g5h4
g1f3 h7h5 f3d4 g7g5 a2a3
e2e4 f7f6 g2g3 h7h6 b1c3 a7a6 f1d3 h6h5
e2e4 g8f6 b2b3 a7a6 c2c4 g7g5 f2f3
c2c3 f7f5 d2d3 c7c5 f2f4 d8b6
a2a3 b8c6 h2h3 a7a5 a3a4 g7g5 g2g4 c6d4
d2d4 g7g5 c1e3 d7d5 f2f4
e2e3 h7h6 g1e2 g8f6 b2b4
g1f3 a7a5 g2g3 h7h5 c2c3 a8a6
c2c4 b8a6 b2b3 h7h5 b1a3
h2h4 a7a5 g1f3 h7h6 h1h3 a8a7 f3h2 d7d5
g1f3 h7h6 f3d4 d7d6 h2h4
g1h3 g8h6 h3f4 e7e6 h1g1 g7g5 f4d3
b2b4 g8h6 c2c4 e7e5 d1c2 d8g5 c2d3
e2e3 f7f6 h2h3 b8c6 d2d3 a7a6 b1c3
b1a3 h7h6 h2h4 a7a6
g2g4 c7c5 g4g5 a7a6 d2d4 g7g6 d4c5
d2d3 e7e5 c2c3 d8f6
b1c3 c7c6 a1b1 d8b6 f2f3 e7e6 e2e4
d2d4 g8f6 d1d3 b8a6
a2a3 e7e5 h2h4 g7g5 e2e3 d7d5 e3e4
b1c3 a7a5 c3e4 e7e5 e4g5
g2g4 h7h5 e2e3 a7a5 h2h3 c7c5
e2e4 c7c5 a2a3 d8c7 g2g3
g2g4 g8h6 h2h4 c7c5 f2f3 d7d5
d2d3 b8c6 c2c3 d7d6
f2f3 e7e6 d2d4 d8f6
d2d4 h7h5 g1h3 d7d6
b2b3 a7a5 b1c3 h7h5 a2a3 b8c6 a1a2
c2c4 f7f6 f2f3 f6f5 d2d4 e8f7 c1h6 b8c6
b2b4 e7e5 b1c3 e8e7 a2a4
g1h3 d7d5 a2a4 c8e6 f2f4 e6h3 a4a5 g8f6
b1c3 b8a6 c3a4 e7e6 c2c4 d8h4 h2h3 e6e5
f2f3 h7h6 a2a3 f7f6
c2c4 e7e6 e2e3 b7b6 b2b3
h2h4 f7f5 b2b4 e8f7 f2f3 g8f6 e1f2 f6h5
b2b4 b8c6 g1f3 d7d5 b1c3
f2f4 c7c5 b1c3 d8b6 g1f3 b8c6
g2g3 g8h6 g1f3 a7a6 e2e4 c7c6 c2c3 d7d6
b1c3 b7b6 h2h3 h7h6 g1f3 g8f6 c3a4
e2e4 d7d5 f1c4 d5d4
a2a4 d7d5 g2g3 c8d7 a1a3 d7c8
d2d4 g7g6 h2h4 g8h6
b1a3 d7d5 b2b3 a7a6
g2g3 h7h5 b2b4 d7d6 d2d4
g1f3 g8f6 g2g4 c7c5
b2b3 g7g6 h2h4 e7e5
a2a4 b7b5 c2c3 c7c5 a1a2 c8a6
d2d3 g8h6 c1g5 b8c6
c2c4 g7g6 h2h3 f7f6 b2b4 g6g5 b4b5
b1a3 g8h6 e2e3 h6g4 d1e2 a7a6
e2e3 b8c6 d1f3 g8f6
b2b3 d7d6 c1a3 g7g6 b3b4
e2e4 f7f6 g1e2 b7b5
h2h3 h7h5 h3h4 c7c5 b1a3 b7b6
g2g3 c7c6 b2b3 g7g5
b1a3 d7d5 d2d3 g7g5 f2f3 c7c6
h2h3 b8a6 h1h2 g7g6 a2a3 b7b5 g2g3
b2b3 a7a6 g1h3 d7d5 h3g1 g7g5 h2h3 h7h6
g1h3 b8a6 h1g1 b7b6 g2g3 a8b8 e2e4
f2f3 h7h5 d2d3 b7b6 h2h4 c7c6 h1h2
g1f3 d7d5 h2h3 b8d7 f3g5 c7c6 e2e3
g1h3 a7a6 e2e4 h7h5
b2b3 f7f6 h2h4 b7b6 b1a3 c7c5
c2c3 a7a5 d2d4 f7f6 c3c4 h7h5 d4d5 e7e5
g2g3 g8h6 a2a3 d7d5 b2b3 h6g4 d2d3
f2f4 b7b6 f4f5 g7g5
h2h4 e7e6 e2e4 d7d5 b2b3 d8d6
b1c3 b7b6 a2a4 b6b5 e2e3 c7c6 d2d3
e2e4 g7g6 g1e2 f7f6 g2g4 b8a6 e2d4 a6b4
f2f4 g7g6 b1c3 f7f6 g1f3
g1f3 h7h6 e2e3 b8c6 c2c3 d7d6
b2b3 g8f6 b1a3 c7c6
g2g3 b8c6 h2h3 g8h6
c2c4 d7d6 a2a3 c7c6 f2f3 b8d7 e1f2 f7f6
a2a4 c7c5 a4a5 c5c4
c2c3 c7c5 d1b3 d7d6
f2f4 h7h5 e2e3 g8f6 d1h5 h8h7 h5h4 a7a5
b2b3 c7c6 c1a3 g8f6
b2b4 g7g5 f2f3 g5g4 f3g4
g1f3 g8h6 f3d4 e7e6
c2c3 e7e5 b2b3 b8c6
e2e3 b8c6 f1b5 g8f6 e1e2 f6g4 b5c4 g7g5
e2e3 g7g5 f1e2 c7c6
a2a4 h7h5 b1c3 f7f6 a1b1 a7a5
b2b3 h7h5 g2g3 h8h7 e2e3 b7b6
g1h3 g8h6 h1g1 f7f6 c2c3 b8a6 g1h1 c7c6
h2h4 d7d5 d2d4 g8h6 b1c3 c8g4
e2e4 c7c6 f2f3 g7g5 e4e5
g2g4 h7h6 b2b3 h6h5 b1c3 b8c6
g2g3 c7c6 e2e4 d8c7 d1h5 d7d6
b2b4 e7e5 b4b5 g8f6 d2d3 e5e4 d3d4
d2d3 g7g6 f2f3 g8f6 c1e3 f6d5 a2a4 h7h6
c2c4 b8c6 c4c5 c6b8 a2a3
g2g4 c7c6 h2h4 b7b6
e2e4 d7d6 d2d4 e7e5 c1d2 b8d7 b2b4
g1f3 a7a6 h2h4 b8c6 g2g4 h7h5
e2e4 g8f6 d1f3 c7c5 f3e2
b1c3 c7c5 c3a4 g8f6 c2c4 h8g8
e2e4 f7f5 g1e2 a7a6
b2b3 h7h5 d2d3 a7a6
g1f3 g8h6 e2e3 b7b5 b1c3
d2d4 b8a6 f2f3 a6c5 b1a3 b7b5 e2e3
b1c3 d7d6 c3b1 c7c5 b2b4 c8g4 a2a3
e2e3 g7g6 c2c3 g6g5 f2f4 h7h6 b1a3 g5g4
g2g4 g8h6 b2b4 b7b5
h2h4 f7f5 g1h3 b8a6 b2b4 h7h6
a2a3 d7d5 d2d4 c8d7 g1f3 d7a4 f3g5
a2a3 b8a6 c2c4 c7c6 b2b3
g2g3 b8a6 a2a3 c7c5
b1c3 h7h6 c3b1 b8c6 d2d3 b7b6
`;
