/*
 * Openings of classic chess: an id, and the shortest or most usual way to the position that has the name. An id is the code of the
 * field (ECO), numbered where several openings share one. Names: `openings.ts` of each language in `packages/words`.
 */
export const OPENING_LINES = `
A00 Nh3
A00.2 a4
A00.3 h4
A00.4 f3
A00.5 Na3
A00.6 d3
A00.7 e3
A00.8 a3
A00.9 h3
A00.10 c3
A00.11 Nc3
A00.12 g3
A00.13 g4
A00.14 b4
A00.15 b4 c6
A00.16 Nc3 d5 e4
A00.17 g3 e5 Bg2 d5
A00.18 b4 e5 Bb2 Bxb4
A00.19 g4 d5 Bg2 Bxg4 c4
A01 b3
A01.2 b3 e5
A01.3 b3 d5
A01.4 b3 c5
A01.5 b3 Nf6
A02 f4
A02.2 f4 e5
A02.3 f4 e5 fxe5 d6 exd6 Bxd6 Nf3 g5
A03 f4 d5
A03.2 f4 d5 Nf3 Nf6 g3
A04 Nf3
A04.2 Nf3 c5
A04.3 Nf3 f5
A04.4 Nf3 g6
A05 Nf3 Nf6
A05.2 Nf3 Nf6 g3 b5
A05.3 Nf3 Nf6 g3 g6
A06 Nf3 d5
A06.2 Nf3 d5 b3
A06.3 Nf3 d5 e4
A07 Nf3 d5 g3
A07.2 Nf3 d5 g3 Bg4
A07.3 Nf3 d5 g3 Nf6 Bg2 c6 O-O Bg4
A08 Nf3 d5 g3 c5 Bg2
A09 Nf3 d5 c4
A09.2 Nf3 d5 c4 dxc4
A09.3 Nf3 d5 c4 d4
A10 c4
A10.2 c4 f5
A10.3 c4 g6
A10.4 c4 b6
A10.5 c4 b5
A11 c4 c6
A12 c4 c6 Nf3 d5 b3
A13 c4 e6
A13.2 c4 e6 Nf3 d5 g3 Nf6 Bg2 dxc4
A14 c4 e6 Nf3 d5 g3 Nf6 Bg2 Be7
A15 c4 Nf6
A15.2 c4 Nf6 Nf3 g6
A16 c4 Nf6 Nc3
A16.2 c4 Nf6 Nc3 d5
A17 c4 Nf6 Nc3 e6
A17.2 c4 Nf6 Nc3 e6 Nf3 Bb4
A18 c4 Nf6 Nc3 e6 e4
A19 c4 Nf6 Nc3 e6 e4 c5
A20 c4 e5
A21 c4 e5 Nc3
A21.2 c4 e5 Nc3 Bb4
A22 c4 e5 Nc3 Nf6
A22.2 c4 e5 Nc3 Nf6 g3 c6
A23 c4 e5 Nc3 Nf6 g3 Bb4
A24 c4 e5 Nc3 Nf6 g3 g6
A25 c4 e5 Nc3 Nc6
A25.2 c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7
A26 c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6
A26.2 c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 e4
A27 c4 e5 Nc3 Nc6 Nf3
A28 c4 e5 Nc3 Nc6 Nf3 Nf6
A28.2 c4 e5 Nc3 Nc6 Nf3 Nf6 e3
A29 c4 e5 Nc3 Nc6 Nf3 Nf6 g3
A30 c4 c5
A30.2 c4 c5 Nf3 Nf6 g3 b6 Bg2 Bb7 O-O e6
A31 c4 c5 Nf3 Nf6 d4
A32 c4 c5 Nf3 Nf6 d4 cxd4 Nxd4 e6
A33 c4 c5 Nf3 Nf6 d4 cxd4 Nxd4 e6 Nc3 Nc6
A34 c4 c5 Nc3
A34.2 c4 c5 Nc3 Nf6 g3 d5 cxd5 Nxd5 Bg2 Nc7
A35 c4 c5 Nc3 Nc6
A36 c4 c5 Nc3 Nc6 g3
A36.2 c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 e4
A37 c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3
A39 c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3 Nf6 O-O O-O d4
A40 d4
A40.2 d4 e5
A40.3 d4 e6
A40.4 d4 b6
A40.5 d4 b5
A40.6 d4 Nc6
A40.7 d4 g6
A40.8 d4 e5 dxe5 Nc6 Nf3 Qe7
A41 d4 d6
A41.2 d4 d6 Nf3 Bg4
A42 d4 d6 c4 g6 Nc3 Bg7 e4
A43 d4 c5
A43.2 d4 c5 d5 f5
A43.3 d4 c5 d5 Nf6 Nf3 c4
A44 d4 c5 d5 e5
A45 d4 Nf6
A45.2 d4 Nf6 Bg5
A45.3 d4 Nf6 Bf4
A45.4 d4 Nf6 Nc3
A45.5 d4 Nf6 g4
A45.6 d4 Nf6 Bg5 Ne4
A45.7 d4 Nf6 Bg5 d5 Bxf6
A46 d4 Nf6 Nf3
A46.2 d4 Nf6 Nf3 e6 Bg5
A46.3 d4 Nf6 Nf3 e6 Bf4
A46.4 d4 Nf6 Nf3 e6 e3 b6 Bd3
A47 d4 Nf6 Nf3 b6
A48 d4 Nf6 Nf3 g6
A48.2 d4 Nf6 Nf3 g6 Bf4
A48.3 d4 Nf6 Nf3 g6 Bg5
A48.4 d4 Nf6 Nf3 g6 Nc3 d5 Bf4
A49 d4 Nf6 Nf3 g6 g3
A50 d4 Nf6 c4
A50.2 d4 Nf6 c4 Nc6
A50.3 d4 Nf6 c4 b6
A51 d4 Nf6 c4 e5
A51.2 d4 Nf6 c4 e5 dxe5 Ne4
A52 d4 Nf6 c4 e5 dxe5 Ng4
A52.2 d4 Nf6 c4 e5 dxe5 Ng4 Bf4
A52.3 d4 Nf6 c4 e5 dxe5 Ng4 e4
A52.4 d4 Nf6 c4 e5 dxe5 Ng4 Nf3 Bc5
A53 d4 Nf6 c4 d6
A53.2 d4 Nf6 c4 d6 Nc3 Bf5
A54 d4 Nf6 c4 d6 Nc3 e5
A55 d4 Nf6 c4 d6 Nc3 e5 Nf3 Nbd7 e4
A56 d4 Nf6 c4 c5
A56.2 d4 Nf6 c4 c5 d5 e5
A56.3 d4 Nf6 c4 c5 d5 g6
A56.4 d4 Nf6 c4 c5 d5 Ne4
A57 d4 Nf6 c4 c5 d5 b5
A57.2 d4 Nf6 c4 c5 d5 b5 Nf3
A57.3 d4 Nf6 c4 c5 d5 b5 cxb5 a6
A57.4 d4 Nf6 c4 c5 d5 b5 cxb5 a6 b6
A57.5 d4 Nf6 c4 c5 d5 b5 cxb5 a6 e3
A58 d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6
A58.2 d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 Nf3 g6 g3
A59 d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6 e4
A60 d4 Nf6 c4 c5 d5 e6
A61 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6
A61.2 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6
A61.3 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 Bf4
A61.4 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 Nd2
A62 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 g3
A65 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4
A66 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4
A67 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Bb5+
A68 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Nf3 O-O
A70 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3
A70.2 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 h3
A72 d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3 Bg7 Be2 O-O
A80 d4 f5
A80.2 d4 f5 Bg5
A80.3 d4 f5 Nc3
A80.4 d4 f5 g4
A81 d4 f5 g3
A82 d4 f5 e4
A83 d4 f5 e4 fxe4 Nc3 Nf6 Bg5
A84 d4 f5 c4
A85 d4 f5 c4 Nf6 Nc3
A86 d4 f5 c4 Nf6 g3
A87 d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3
A88 d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3 O-O O-O d6 Nc3 c6
A89 d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3 O-O O-O d6 Nc3 Nc6
A90 d4 f5 c4 Nf6 g3 e6 Bg2
A91 d4 f5 c4 Nf6 g3 e6 Bg2 Be7
A92 d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O
A92.2 d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5
A96 d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6
A97 d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6 Nc3 Qe8
B00 e4
B00.2 e4 Nc6
B00.3 e4 b6
B00.4 e4 a6
B00.5 e4 g5
B00.6 e4 f6
B00.7 e4 Na6
B00.8 e4 a5
B00.9 e4 h5
B00.10 e4 h6
B00.11 e4 Nc6 d4 d5
B00.12 e4 Nc6 d4 e5
B01 e4 d5
B01.2 e4 d5 exd5 Qxd5
B01.3 e4 d5 exd5 Nf6
B01.4 e4 d5 exd5 Qxd5 Nc3 Qa5
B01.5 e4 d5 exd5 Qxd5 Nc3 Qd6
B01.6 e4 d5 exd5 Qxd5 Nc3 Qd8
B01.7 e4 d5 exd5 Nf6 d4 Bg4
B01.8 e4 d5 exd5 Nf6 c4 e6
B01.9 e4 d5 exd5 Nf6 c4 c6
B02 e4 Nf6
B02.2 e4 Nf6 Nc3
B02.3 e4 Nf6 e5 Nd5
B02.4 e4 Nf6 e5 Nd5 c4 Nb6 c5
B03 e4 Nf6 e5 Nd5 d4
B03.2 e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 exd6
B03.3 e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4
B04 e4 Nf6 e5 Nd5 d4 d6 Nf3
B04.2 e4 Nf6 e5 Nd5 d4 d6 Nf3 dxe5
B04.3 e4 Nf6 e5 Nd5 d4 d6 Nf3 g6
B05 e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4
B06 e4 g6
B06.2 e4 g6 d4 Bg7
B06.3 e4 g6 d4 Bg7 Nc3 c6
B06.4 e4 g6 d4 Bg7 Nc3 d6 f4
B07 e4 d6
B07.2 e4 d6 d4 Nf6 Nc3
B07.3 e4 d6 d4 Nf6 Nc3 g6
B07.4 e4 d6 d4 Nf6 Nc3 c6
B07.5 e4 d6 d4 Nf6 Nc3 e5
B07.6 e4 d6 d4 Nf6 Nc3 g6 Be3
B07.7 e4 d6 d4 Nf6 Nc3 g6 Bg5
B08 e4 d6 d4 Nf6 Nc3 g6 Nf3
B09 e4 d6 d4 Nf6 Nc3 g6 f4
B10 e4 c6
B10.2 e4 c6 d3
B10.3 e4 c6 c4
B10.4 e4 c6 Nc3 d5 Nf3
B11 e4 c6 Nc3 d5 Nf3 Bg4
B12 e4 c6 d4 d5
B12.2 e4 c6 d4 d5 e5
B12.3 e4 c6 d4 d5 f3
B12.4 e4 c6 d4 d5 e5 Bf5
B12.5 e4 c6 d4 d5 e5 c5
B12.6 e4 c6 d4 d5 e5 Bf5 Nf3
B12.7 e4 c6 d4 d5 e5 Bf5 h4
B12.8 e4 c6 d4 d5 e5 Bf5 Nc3 e6 g4
B13 e4 c6 d4 d5 exd5
B13.2 e4 c6 d4 d5 exd5 cxd5 Bd3
B13.3 e4 c6 d4 d5 exd5 cxd5 c4
B14 e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 e6
B15 e4 c6 d4 d5 Nc3
B15.2 e4 c6 d4 d5 Nc3 g6
B15.3 e4 c6 d4 d5 Nc3 dxe4 Nxe4
B15.4 e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6
B16 e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ gxf6
B17 e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7
B17.2 e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Ng5
B18 e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5
B18.2 e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4
B19 e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7
B20 e4 c5
B20.2 e4 c5 b4
B20.3 e4 c5 b3
B20.4 e4 c5 Bc4
B20.5 e4 c5 g3
B20.6 e4 c5 c4
B20.7 e4 c5 Ne2
B20.8 e4 c5 d3
B21 e4 c5 f4
B21.2 e4 c5 d4
B21.3 e4 c5 d4 cxd4 c3
B21.4 e4 c5 d4 cxd4 c3 dxc3 Nxc3
B22 e4 c5 c3
B22.2 e4 c5 c3 d5
B22.3 e4 c5 c3 Nf6 e5 Nd5
B23 e4 c5 Nc3
B23.2 e4 c5 Nc3 Nc6
B23.3 e4 c5 Nc3 Nc6 f4
B23.4 e4 c5 Nc3 d6 f4
B24 e4 c5 Nc3 Nc6 g3
B25 e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6
B25.2 e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 f4
B26 e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6 Be3
B27 e4 c5 Nf3
B27.2 e4 c5 Nf3 g6
B27.3 e4 c5 Nf3 Qc7
B27.4 e4 c5 Nf3 b6
B28 e4 c5 Nf3 a6
B29 e4 c5 Nf3 Nf6
B30 e4 c5 Nf3 Nc6
B30.2 e4 c5 Nf3 Nc6 Bb5
B31 e4 c5 Nf3 Nc6 Bb5 g6
B32 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4
B32.2 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5
B32.3 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nb5 d6
B33 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3
B33.2 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5
B33.3 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6
B33.4 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Nd5
B33.5 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5
B34 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6
B35 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4
B36 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4
B38 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Bg7 Be3
B39 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Bg7 Be3 Nf6 Nc3 Ng4
B40 e4 c5 Nf3 e6
B40.2 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Bc5
B40.3 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 Bb4
B41 e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6
B41.2 e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 c4
B42 e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Bd3
B43 e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Nc3
B44 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6
B44.2 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nb5
B45 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3
B45.2 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Nf6
B46 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 a6
B47 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7
B48 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7 Be3
B50 e4 c5 Nf3 d6
B50.2 e4 c5 Nf3 d6 c3
B51 e4 c5 Nf3 d6 Bb5+
B51.2 e4 c5 Nf3 d6 Bb5+ Nc6
B52 e4 c5 Nf3 d6 Bb5+ Bd7
B53 e4 c5 Nf3 d6 d4 cxd4 Qxd4
B54 e4 c5 Nf3 d6 d4 cxd4 Nxd4
B55 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 f3
B56 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3
B56.2 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6
B57 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4
B57.2 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4 Qb6
B58 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Be2
B58.2 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Be2 e5
B60 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5
B62 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6
B63 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2
B66 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 e6 Qd2 a6
B70 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6
B71 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 f4
B72 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3
B72.2 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be2
B75 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3
B76 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 O-O-O
B77 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4
B80 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6
B80.2 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be3
B81 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 g4
B82 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 f4
B83 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2
B84 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2 a6
B86 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Bc4
B88 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4 e6
B89 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4 e6 Be3 Be7 Qe2
B90 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6
B90.2 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3
B90.3 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 h3
B90.4 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 f3
B90.5 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bc4
B91 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 g3
B92 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2
B93 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 f4
B94 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5
B95 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6
B96 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4
B96.2 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 b5
B97 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Qb6
B98 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7
B99 e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7 Qf3 Qc7 O-O-O Nbd7
C00 e4 e6
C00.2 e4 e6 d3
C00.3 e4 e6 Qe2
C00.4 e4 e6 f4
C00.5 e4 e6 b3
C00.6 e4 e6 d4 d5
C00.7 e4 e6 Nf3 d5 Nc3
C00.8 e4 e6 d4 d5 Be3
C01 e4 e6 d4 d5 exd5
C01.2 e4 e6 d4 d5 exd5 exd5
C01.3 e4 e6 d4 d5 exd5 exd5 c4
C02 e4 e6 d4 d5 e5
C02.2 e4 e6 d4 d5 e5 c5 Qg4
C02.3 e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3
C02.4 e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Bd7
C02.5 e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 Bd3
C03 e4 e6 d4 d5 Nd2
C03.2 e4 e6 d4 d5 Nd2 Be7
C03.3 e4 e6 d4 d5 Nd2 a6
C04 e4 e6 d4 d5 Nd2 Nc6
C05 e4 e6 d4 d5 Nd2 Nf6
C06 e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 Nc6 Ne2
C07 e4 e6 d4 d5 Nd2 c5
C07.2 e4 e6 d4 d5 Nd2 c5 exd5 Qxd5
C08 e4 e6 d4 d5 Nd2 c5 exd5 exd5
C10 e4 e6 d4 d5 Nc3
C10.2 e4 e6 d4 d5 Nc3 dxe4
C10.3 e4 e6 d4 d5 Nc3 Nc6
C10.4 e4 e6 d4 d5 Nc3 dxe4 Nxe4 Bd7
C11 e4 e6 d4 d5 Nc3 Nf6
C11.2 e4 e6 d4 d5 Nc3 Nf6 e5
C11.3 e4 e6 d4 d5 Nc3 Nf6 Bg5 dxe4
C11.4 e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5 Nf3 Nc6 Be3
C12 e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4
C13 e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7
C13.2 e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4
C14 e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7
C15 e4 e6 d4 d5 Nc3 Bb4
C15.2 e4 e6 d4 d5 Nc3 Bb4 a3
C15.3 e4 e6 d4 d5 Nc3 Bb4 Ne2
C15.4 e4 e6 d4 d5 Nc3 Bb4 Bd2
C16 e4 e6 d4 d5 Nc3 Bb4 e5
C16.2 e4 e6 d4 d5 Nc3 Bb4 e5 b6
C17 e4 e6 d4 d5 Nc3 Bb4 e5 c5
C18 e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3
C18.2 e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Ba5
C18.3 e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4
C19 e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Nf3
C20 e4 e5
C20.2 e4 e5 Qh5
C20.3 e4 e5 d3
C20.4 e4 e5 c3
C20.5 e4 e5 Ne2
C20.6 e4 e5 Ke2
C21 e4 e5 d4
C21.2 e4 e5 d4 exd4 c3
C21.3 e4 e5 d4 exd4 c3 dxc3 Bc4
C22 e4 e5 d4 exd4 Qxd4
C22.2 e4 e5 d4 exd4 Qxd4 Nc6 Qe3
C23 e4 e5 Bc4
C23.2 e4 e5 Bc4 Bc5
C24 e4 e5 Bc4 Nf6
C24.2 e4 e5 Bc4 Nf6 d3
C24.3 e4 e5 Bc4 Nf6 d4 exd4 Nf3
C25 e4 e5 Nc3
C25.2 e4 e5 Nc3 Nc6
C25.3 e4 e5 Nc3 Nc6 f4
C25.4 e4 e5 Nc3 Nc6 f4 exf4 d4
C25.5 e4 e5 Nc3 Nc6 f4 exf4 Nf3 g5 h4 g4 Ng5
C26 e4 e5 Nc3 Nf6
C26.2 e4 e5 Nc3 Nf6 g3
C27 e4 e5 Nc3 Nf6 Bc4 Nxe4
C28 e4 e5 Nc3 Nf6 Bc4 Nc6
C29 e4 e5 Nc3 Nf6 f4
C29.2 e4 e5 Nc3 Nf6 f4 d5
C30 e4 e5 f4
C30.2 e4 e5 f4 Bc5
C30.3 e4 e5 f4 Nf6
C30.4 e4 e5 f4 Qh4+
C31 e4 e5 f4 d5
C31.2 e4 e5 f4 d5 exd5 c6
C32 e4 e5 f4 d5 exd5 e4 d3 Nf6
C33 e4 e5 f4 exf4
C33.2 e4 e5 f4 exf4 Bc4
C33.3 e4 e5 f4 exf4 Qf3
C33.4 e4 e5 f4 exf4 Nc3
C34 e4 e5 f4 exf4 Nf3
C34.2 e4 e5 f4 exf4 Nf3 d6
C34.3 e4 e5 f4 exf4 Nf3 Nf6
C34.4 e4 e5 f4 exf4 Nf3 h6
C35 e4 e5 f4 exf4 Nf3 Be7
C36 e4 e5 f4 exf4 Nf3 d5
C37 e4 e5 f4 exf4 Nf3 g5
C37.2 e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O
C38 e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7
C39 e4 e5 f4 exf4 Nf3 g5 h4
C39.2 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5
C39.3 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5
C40 e4 e5 Nf3
C40.2 e4 e5 Nf3 f5
C40.3 e4 e5 Nf3 d5
C40.4 e4 e5 Nf3 f6
C40.5 e4 e5 Nf3 Qe7
C40.6 e4 e5 Nf3 Qf6
C41 e4 e5 Nf3 d6
C41.2 e4 e5 Nf3 d6 d4 exd4
C41.3 e4 e5 Nf3 d6 d4 Nd7
C41.4 e4 e5 Nf3 d6 d4 Nf6
C41.5 e4 e5 Nf3 d6 d4 f5
C42 e4 e5 Nf3 Nf6
C42.2 e4 e5 Nf3 Nf6 Nc3
C42.3 e4 e5 Nf3 Nf6 Nxe5 d6
C42.4 e4 e5 Nf3 Nf6 Nxe5 Nc6
C42.5 e4 e5 Nf3 Nf6 Nxe5 Nxe4
C42.6 e4 e5 Nf3 Nf6 Nxe5 d6 Nxf7
C42.7 e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4
C42.8 e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Nc3
C43 e4 e5 Nf3 Nf6 d4
C44 e4 e5 Nf3 Nc6
C44.2 e4 e5 Nf3 Nc6 c3
C44.3 e4 e5 Nf3 Nc6 Be2
C44.4 e4 e5 Nf3 Nc6 d4
C44.5 e4 e5 Nf3 Nc6 c3 Nf6
C44.6 e4 e5 Nf3 Nc6 c3 d5
C44.7 e4 e5 Nf3 Nc6 d4 exd4 c3
C44.8 e4 e5 Nf3 Nc6 d4 exd4 Bc4
C45 e4 e5 Nf3 Nc6 d4 exd4 Nxd4
C45.2 e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5
C45.3 e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6
C45.4 e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4
C45.5 e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5
C46 e4 e5 Nf3 Nc6 Nc3
C47 e4 e5 Nf3 Nc6 Nc3 Nf6
C47.2 e4 e5 Nf3 Nc6 Nc3 Nf6 d4
C47.3 e4 e5 Nf3 Nc6 Nc3 Nf6 Nxe5
C47.4 e4 e5 Nf3 Nc6 Nc3 Nf6 g3
C47.5 e4 e5 Nf3 Nc6 Nc3 Nf6 d4 exd4 Nd5
C48 e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5
C48.2 e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4
C49 e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4
C50 e4 e5 Nf3 Nc6 Bc4
C50.2 e4 e5 Nf3 Nc6 Bc4 Be7
C50.3 e4 e5 Nf3 Nc6 Bc4 Nd4
C50.4 e4 e5 Nf3 Nc6 Bc4 d6
C50.5 e4 e5 Nf3 Nc6 Bc4 f5
C50.6 e4 e5 Nf3 Nc6 Bc4 Bc5
C50.7 e4 e5 Nf3 Nc6 Bc4 Bc5 d3
C50.8 e4 e5 Nf3 Nc6 Bc4 Bc5 Bxf7+
C51 e4 e5 Nf3 Nc6 Bc4 Bc5 b4
C51.2 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6
C51.3 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4
C52 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5
C53 e4 e5 Nf3 Nc6 Bc4 Bc5 c3
C54 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3
C54.2 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4
C54.3 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5
C55 e4 e5 Nf3 Nc6 Bc4 Nf6
C55.2 e4 e5 Nf3 Nc6 Bc4 Nf6 d3
C55.3 e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5
C55.4 e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5
C56 e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Nxe4
C57 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5
C57.2 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Bc5
C57.3 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nd4
C57.4 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 b5
C57.5 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7
C58 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5
C59 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Be2 h6
C60 e4 e5 Nf3 Nc6 Bb5
C60.2 e4 e5 Nf3 Nc6 Bb5 g6
C60.3 e4 e5 Nf3 Nc6 Bb5 Nge7
C60.4 e4 e5 Nf3 Nc6 Bb5 g5
C61 e4 e5 Nf3 Nc6 Bb5 Nd4
C62 e4 e5 Nf3 Nc6 Bb5 d6
C63 e4 e5 Nf3 Nc6 Bb5 f5
C64 e4 e5 Nf3 Nc6 Bb5 Bc5
C65 e4 e5 Nf3 Nc6 Bb5 Nf6
C65.2 e4 e5 Nf3 Nc6 Bb5 Nf6 d3
C66 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6
C67 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4
C67.2 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8
C68 e4 e5 Nf3 Nc6 Bb5 a6
C68.2 e4 e5 Nf3 Nc6 Bb5 a6 Bxc6
C69 e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O
C69.2 e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6
C70 e4 e5 Nf3 Nc6 Bb5 a6 Ba4
C70.2 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 b5 Bb3 Na5
C71 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6
C74 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 c3 f5
C77 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6
C77.2 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3
C78 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O
C78.2 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Bc5
C78.3 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Bb7
C78.4 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Bc5
C80 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4
C80.2 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6
C81 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Qe2
C82 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5
C83 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Be7
C84 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
C84.2 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 d4
C85 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Bxc6
C86 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Qe2
C87 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 d6
C88 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3
C88.2 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O a4
C88.3 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O h3
C89 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5
C90 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O
C91 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O d4
C92 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3
C92.2 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Bb7
C92.3 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nd7
C93 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 h6
C94 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8
C96 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2
C97 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7
D00 d4 d5
D00.2 d4 d5 Bf4
D00.3 d4 d5 e4
D00.4 d4 d5 Bg5
D00.5 d4 d5 e3 Nf6 Bd3
D00.6 d4 d5 Nc3 Nf6 Bf4
D00.7 d4 d5 e4 dxe4 Nc3 Nf6 f3
D01 d4 d5 Nc3 Nf6 Bg5
D02 d4 d5 Nf3
D02.2 d4 d5 Nf3 Nf6
D02.3 d4 d5 Nf3 Nc6
D02.4 d4 d5 Nf3 Nf6 Bf4
D02.5 d4 d5 Nf3 Nf6 g3
D03 d4 d5 Nf3 Nf6 Bg5
D04 d4 d5 Nf3 Nf6 e3
D05 d4 d5 Nf3 Nf6 e3 e6 Bd3
D05.2 d4 d5 Nf3 Nf6 e3 e6 Bd3 c5 b3
D06 d4 d5 c4
D06.2 d4 d5 c4 Bf5
D06.3 d4 d5 c4 Nf6
D06.4 d4 d5 c4 c5
D07 d4 d5 c4 Nc6
D08 d4 d5 c4 e5
D08.2 d4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3
D09 d4 d5 c4 e5 dxe5 d4 Nf3 Nc6 g3
D10 d4 d5 c4 c6
D10.2 d4 d5 c4 c6 Nc3
D10.3 d4 d5 c4 c6 cxd5 cxd5
D10.4 d4 d5 c4 c6 Nc3 e5
D11 d4 d5 c4 c6 Nf3
D11.2 d4 d5 c4 c6 Nf3 Nf6 e3
D12 d4 d5 c4 c6 Nf3 Nf6 e3 Bf5
D13 d4 d5 c4 c6 Nf3 Nf6 cxd5 cxd5
D15 d4 d5 c4 c6 Nf3 Nf6 Nc3
D15.2 d4 d5 c4 c6 Nf3 Nf6 Nc3 a6
D15.3 d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 e4
D16 d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4
D16.2 d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bg4
D17 d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5
D17.2 d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 Ne5
D18 d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3
D20 d4 d5 c4 dxc4
D20.2 d4 d5 c4 dxc4 e4
D20.3 d4 d5 c4 dxc4 e3
D21 d4 d5 c4 dxc4 Nf3
D22 d4 d5 c4 dxc4 Nf3 a6
D23 d4 d5 c4 dxc4 Nf3 Nf6
D23.2 d4 d5 c4 dxc4 Nf3 Nf6 Qa4+
D24 d4 d5 c4 dxc4 Nf3 Nf6 Nc3
D25 d4 d5 c4 dxc4 Nf3 Nf6 e3
D26 d4 d5 c4 dxc4 Nf3 Nf6 e3 e6
D27 d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6
D30 d4 d5 c4 e6
D30.2 d4 d5 c4 e6 Nf3
D31 d4 d5 c4 e6 Nc3
D31.2 d4 d5 c4 e6 Nc3 c6
D31.3 d4 d5 c4 e6 Nc3 Bb4
D31.4 d4 d5 c4 e6 Nc3 Be7
D31.5 d4 d5 c4 e6 Nc3 c6 e4
D31.6 d4 d5 c4 e6 Nc3 c6 Nf3 dxc4
D32 d4 d5 c4 e6 Nc3 c5
D32.2 d4 d5 c4 e6 Nc3 c5 cxd5 cxd4
D33 d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3
D34 d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7
D35 d4 d5 c4 e6 Nc3 Nf6
D35.2 d4 d5 c4 e6 Nc3 Nf6 cxd5
D35.3 d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5
D36 d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5 c6 Qc2
D37 d4 d5 c4 e6 Nc3 Nf6 Nf3
D37.2 d4 d5 c4 e6 Nc3 Nf6 Nf3 Be7 Bf4
D37.3 d4 d5 c4 e6 Nc3 Nf6 Nf3 Nbd7 Bf4
D38 d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4
D39 d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4 Bg5 dxc4
D40 d4 d5 c4 e6 Nc3 Nf6 Nf3 c5
D41 d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 cxd5 Nxd5
D43 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6
D43.2 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 h6
D43.3 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 h6 Bh4 dxc4 e4 g5 Bg3
D44 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 dxc4
D44.2 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 dxc4 e4 b5 e5
D45 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3
D45.2 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Qc2
D45.3 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Qc2 Bd6 g4
D46 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3
D47 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4
D47.2 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5
D48 d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6
D50 d4 d5 c4 e6 Nc3 Nf6 Bg5
D51 d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7
D51.2 d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5 Nxd5
D52 d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5
D53 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7
D55 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3
D56 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4
D58 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6
D60 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7
D63 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1
D70 d4 Nf6 c4 g6 f3 d5
D70.2 d4 Nf6 c4 g6 g3 d5
D71 d4 Nf6 c4 g6 g3 d5 Bg2 Bg7 cxd5 Nxd5
D80 d4 Nf6 c4 g6 Nc3 d5
D80.2 d4 Nf6 c4 g6 Nc3 d5 Bg5
D80.3 d4 Nf6 c4 g6 Nc3 d5 g4
D81 d4 Nf6 c4 g6 Nc3 d5 Qb3
D82 d4 Nf6 c4 g6 Nc3 d5 Bf4
D83 d4 Nf6 c4 g6 Nc3 d5 Bf4 Bg7 e3 O-O
D85 d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5
D85.2 d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3
D85.3 d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Nf3
D86 d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4
D87 d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4 c5 Ne2 Nc6 Be3 O-O O-O
D90 d4 Nf6 c4 g6 Nc3 d5 Nf3
D91 d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Bg5
D92 d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Bf4
D94 d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3
D96 d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3
D97 d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 a6
D98 d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Bg4
E00 d4 Nf6 c4 e6
E00.2 d4 Nf6 c4 e6 g3
E00.3 d4 Nf6 c4 e6 Bg5
E01 d4 Nf6 c4 e6 g3 d5
E01.2 d4 Nf6 c4 e6 g3 d5 Bg2
E02 d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Qa4+
E04 d4 Nf6 c4 e6 g3 d5 Bg2 dxc4
E05 d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3 Be7
E06 d4 Nf6 c4 e6 g3 d5 Bg2 Be7
E07 d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7
E10 d4 Nf6 c4 e6 Nf3
E10.2 d4 Nf6 c4 e6 Nf3 Ne4
E10.3 d4 Nf6 c4 e6 Nf3 a6
E10.4 d4 Nf6 c4 e6 Nf3 c5 d5 b5
E11 d4 Nf6 c4 e6 Nf3 Bb4+
E11.2 d4 Nf6 c4 e6 Nf3 Bb4+ Nbd2
E11.3 d4 Nf6 c4 e6 Nf3 Bb4+ Bd2 Qe7
E11.4 d4 Nf6 c4 e6 Nf3 Bb4+ Bd2 c5
E12 d4 Nf6 c4 e6 Nf3 b6
E12.2 d4 Nf6 c4 e6 Nf3 b6 a3
E12.3 d4 Nf6 c4 e6 Nf3 b6 Nc3
E12.4 d4 Nf6 c4 e6 Nf3 b6 Bf4
E14 d4 Nf6 c4 e6 Nf3 b6 e3
E15 d4 Nf6 c4 e6 Nf3 b6 g3
E15.2 d4 Nf6 c4 e6 Nf3 b6 g3 Ba6
E15.3 d4 Nf6 c4 e6 Nf3 b6 g3 Bb7
E16 d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Bb4+
E17 d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7
E18 d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 O-O O-O Nc3
E20 d4 Nf6 c4 e6 Nc3 Bb4
E20.2 d4 Nf6 c4 e6 Nc3 Bb4 f3
E20.3 d4 Nf6 c4 e6 Nc3 Bb4 g3
E20.4 d4 Nf6 c4 e6 Nc3 Bb4 Bd2
E21 d4 Nf6 c4 e6 Nc3 Bb4 Nf3
E22 d4 Nf6 c4 e6 Nc3 Bb4 Qb3
E24 d4 Nf6 c4 e6 Nc3 Bb4 a3
E24.2 d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3
E30 d4 Nf6 c4 e6 Nc3 Bb4 Bg5
E32 d4 Nf6 c4 e6 Nc3 Bb4 Qc2
E32.2 d4 Nf6 c4 e6 Nc3 Bb4 Qc2 O-O
E33 d4 Nf6 c4 e6 Nc3 Bb4 Qc2 Nc6
E34 d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5
E38 d4 Nf6 c4 e6 Nc3 Bb4 Qc2 c5
E40 d4 Nf6 c4 e6 Nc3 Bb4 e3
E41 d4 Nf6 c4 e6 Nc3 Bb4 e3 c5
E41.2 d4 Nf6 c4 e6 Nc3 Bb4 e3 c5 Bd3 Nc6 Nf3 Bxc3+ bxc3 d6
E43 d4 Nf6 c4 e6 Nc3 Bb4 e3 b6
E46 d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O
E46.2 d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Ne2
E47 d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3
E48 d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5
E51 d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3
E54 d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O dxc4 Bxc4
E59 d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nf3 d5 Bd3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4 Bxc4
E60 d4 Nf6 c4 g6
E60.2 d4 Nf6 c4 g6 g3
E60.3 d4 Nf6 c4 g6 Nf3
E61 d4 Nf6 c4 g6 Nc3 Bg7
E62 d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3
E62.2 d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nc6
E66 d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 c5 O-O Nc6 d5
E67 d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3 O-O Bg2 Nbd7
E70 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6
E71 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 h3
E72 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 g3
E73 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2
E73.2 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5
E73.3 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O g4
E76 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4
E77 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 O-O Nf3 c5
E80 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3
E81 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O
E81.2 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 c5
E83 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 Nc6
E85 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5
E90 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3
E90.2 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O h3
E91 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2
E92 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5
E92.2 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 dxe5
E92.3 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 Be3
E92.4 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 d5
E94 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O
E97 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6
E97.2 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 b4
E98 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 Ne1
E99 d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 Ne1 Nd7 f3 f5
`;
