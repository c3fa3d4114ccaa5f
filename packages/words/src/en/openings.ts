/** The names of the openings in `packages/notation/src/openings/lines.ts`, by their ids. */
export const openings = `
A00 Amar Opening
A00.2 Ware Opening
A00.3 Desprez Opening
A00.4 Barnes Opening
A00.5 Durkin Opening
A00.6 Mieses Opening
A00.7 Van 't Kruijs Opening
A00.8 Anderssen Opening
A00.9 Clemenz Opening
A00.10 Saragossa Opening
A00.11 Van Geet Opening
A00.12 King's Fianchetto Opening
A00.13 Grob Opening
A00.14 Polish Opening
A00.15 Polish Opening: Outflank Variation
A00.16 Van Geet Opening: Dunst Attack
A00.17 King's Fianchetto Opening: Classical Centre
A00.18 Polish Opening: Exchange Variation
A00.19 Grob Gambit
A01 Nimzo-Larsen Attack
A01.2 Nimzo-Larsen Attack: Modern Variation
A01.3 Nimzo-Larsen Attack: Classical Variation
A01.4 Nimzo-Larsen Attack: English Variation
A01.5 Nimzo-Larsen Attack: Indian Variation
A02 Bird Opening
A02.2 Bird Opening: From Gambit
A02.3 From Gambit: Lasker Variation
A03 Bird Opening: Dutch Variation
A03.2 Bird Opening: Leningrad Variation
A04 Réti Opening
A04.2 Réti Opening: Sicilian Invitation
A04.3 Réti Opening: Dutch Variation
A04.4 Réti Opening: Kingside Fianchetto
A05 Réti Opening: Symmetrical Variation
A05.2 Réti Opening: Spassky Variation
A05.3 Réti Opening: King's Indian Attack against the King's Indian
A06 Réti Opening: Classical Variation
A06.2 Nimzo-Larsen Attack: Réti Order
A06.3 Tennison Gambit
A07 King's Indian Attack
A07.2 King's Indian Attack: Keres Variation
A07.3 King's Indian Attack: Yugoslav Variation
A08 King's Indian Attack: Sicilian Set-up
A09 Réti Gambit
A09.2 Réti Gambit Accepted
A09.3 Réti Opening: Advance Variation
A10 English Opening
A10.2 English Opening: Anglo-Dutch Defence
A10.3 English Opening: Great Snake Variation
A10.4 English Opening: English Defence
A10.5 English Opening: Jaenisch Gambit
A11 English Opening: Caro-Kann Defence
A12 English Opening: Réti with b3
A13 English Opening: Agincourt Defence
A13.2 English Opening: Neo-Catalan Accepted
A14 English Opening: Neo-Catalan Declined
A15 English Opening: Anglo-Indian Defence
A15.2 Anglo-Indian Defence: King's Indian Formation
A16 Anglo-Indian Defence: Queen's Knight Variation
A16.2 Anglo-Grünfeld Defence
A17 Anglo-Indian Defence: Hedgehog System
A17.2 Anglo-Indian Defence: Nimzo-English
A18 English Opening: Mikenas-Carls Variation
A19 English Opening: Mikenas-Carls, Sicilian Variation
A20 English Opening: King's English
A21 King's English: Reversed Sicilian
A21.2 King's English: Kramnik-Shirov Counterattack
A22 King's English: Two Knights Variation
A22.2 King's English: Keres Defence
A23 King's English: Smyslov System
A24 King's English: Bremen with g6
A25 King's English: Closed System
A25.2 King's English: Closed, Fianchetto
A26 King's English: Full Symmetry
A26.2 King's English: Botvinnik System
A27 King's English: Three Knights System
A28 King's English: Four Knights Variation
A28.2 Four Knights English: Quiet Line
A29 Four Knights English: Fianchetto Variation
A30 English Opening: Symmetrical Variation
A30.2 Symmetrical English: Hedgehog
A31 Symmetrical English: Anti-Benoni Variation
A32 Symmetrical English: Anti-Benoni with e6
A33 Symmetrical English: Anti-Benoni, Main Line
A34 Symmetrical English: Normal Variation
A34.2 Symmetrical English: Rubinstein System
A35 Symmetrical English: Two Knights Variation
A36 Symmetrical English: Fianchetto Variation
A36.2 Symmetrical English: Botvinnik System
A37 Symmetrical English: Four Knights with Fianchetto
A39 Symmetrical English: Main Line with d4
A40 Queen's Pawn Opening
A40.2 Englund Gambit
A40.3 Horwitz Defence
A40.4 Owen Defence against the Queen's Pawn
A40.5 Polish Defence
A40.6 Mikenas Defence
A40.7 Modern Defence against the Queen's Pawn
A40.8 Englund Gambit: Main Line
A41 Rat Defence
A41.2 Wade Defence
A42 Modern Defence: Averbakh System
A43 Old Benoni Defence
A43.2 Old Benoni Defence: Clarendon Court
A43.3 Old Benoni Defence: Hawk Variation
A44 Old Benoni Defence: Czech Benoni
A45 Indian Defence
A45.2 Trompowsky Attack
A45.3 Indian Defence: Accelerated London System
A45.4 Indian Defence: Queen's Knight Variation
A45.5 Indian Defence: Gibbins-Weidenhagen Gambit
A45.6 Trompowsky Attack: Knight Move to e4
A45.7 Trompowsky Attack: Exchange on f6
A46 Indian Defence: Knight Variation
A46.2 Torre Attack
A46.3 London System against e6
A46.4 Indian Defence: Colle-Zukertort Set-up
A47 Indian Defence: Pseudo-Queen's Indian
A48 Indian Defence: East Indian Defence
A48.2 London System against the King's Indian
A48.3 Torre Attack: Fianchetto Defence
A48.4 Barry Attack
A49 Indian Defence: Przepiórka Variation
A50 Indian Defence: Normal Variation
A50.2 Mexican Defence
A50.3 Indian Defence: Accelerated Queen's Indian
A51 Budapest Gambit
A51.2 Budapest Gambit: Fajarowicz Variation
A52 Budapest Gambit: Main Line
A52.2 Budapest Gambit: Rubinstein Variation
A52.3 Budapest Gambit: Alekhine Variation
A52.4 Budapest Gambit: Adler Variation
A53 Old Indian Defence
A53.2 Old Indian Defence: Janowski Variation
A54 Old Indian Defence: Ukrainian Variation
A55 Old Indian Defence: Main Line
A56 Benoni Defence
A56.2 Benoni Defence: Czech Benoni
A56.3 Benoni Defence: King's Indian Order
A56.4 Benoni Defence: Vulture
A57 Benko Gambit
A57.2 Benko Gambit Declined: Quiet Line
A57.3 Benko Gambit: Half Accepted
A57.4 Benko Gambit: b6 Variation
A57.5 Benko Gambit: Modern Variation
A58 Benko Gambit Accepted
A58.2 Benko Gambit Accepted: Fianchetto Variation
A59 Benko Gambit Accepted: Main Line with e4
A60 Modern Benoni
A61 Modern Benoni: Main Position
A61.2 Modern Benoni: Knight Variation
A61.3 Modern Benoni: Bf4 Variation
A61.4 Modern Benoni: Knight's Tour Variation
A62 Modern Benoni: Fianchetto Variation
A65 Modern Benoni: King's Pawn Line
A66 Modern Benoni: Pawn Storm
A67 Modern Benoni: Taimanov Attack
A68 Modern Benoni: Four Pawns Attack
A70 Modern Benoni: Classical Variation
A70.2 Modern Benoni: Modern Main Line
A72 Modern Benoni: Classical Main Line
A80 Dutch Defence
A80.2 Dutch Defence: Hopton Attack
A80.3 Dutch Defence: Raphael Variation
A80.4 Dutch Defence: Korchnoi-Krejcik Gambit
A81 Dutch Defence: Fianchetto Attack
A82 Dutch Defence: Staunton Gambit
A83 Staunton Gambit: Main Line
A84 Dutch Defence: Queen's Pawn Line with c4
A85 Dutch Defence: Queen's Knight Variation
A86 Dutch Defence: Fianchetto with c4
A87 Dutch Defence: Leningrad Variation
A88 Dutch Defence: Leningrad, Warsaw Variation
A89 Dutch Defence: Leningrad, Matulović Variation
A90 Dutch Defence: Classical Set-up
A91 Dutch Defence: Classical Variation
A92 Dutch Defence: Classical, Castled
A92.2 Dutch Defence: Stonewall Variation
A96 Dutch Defence: Classical with d6
A97 Dutch Defence: Ilyin-Zhenevsky Variation
B00 King's Pawn Opening
B00.2 Nimzowitsch Defence
B00.3 Owen Defence
B00.4 St George Defence
B00.5 Borg Defence
B00.6 Barnes Defence
B00.7 Lemming Defence
B00.8 Corn Stalk Defence
B00.9 Goldsmith Defence
B00.10 Carr Defence
B00.11 Nimzowitsch Defence: Scandinavian Variation
B00.12 Nimzowitsch Defence: Kennedy Variation
B01 Scandinavian Defence
B01.2 Scandinavian Defence: Mieses-Kotroc Variation
B01.3 Scandinavian Defence: Modern Variation
B01.4 Scandinavian Defence: Main Line
B01.5 Scandinavian Defence: Gubinsky-Melts Defence
B01.6 Scandinavian Defence: Valencian Variation
B01.7 Scandinavian Defence: Portuguese Gambit
B01.8 Scandinavian Defence: Icelandic-Palme Gambit
B01.9 Scandinavian Defence: Scandinavian Gambit
B02 Alekhine Defence
B02.2 Alekhine Defence: Scandinavian Variation
B02.3 Alekhine Defence: Normal Variation
B02.4 Alekhine Defence: Two Pawns Attack
B03 Alekhine Defence: Pawn on d4
B03.2 Alekhine Defence: Exchange Variation
B03.3 Alekhine Defence: Four Pawns Attack
B04 Alekhine Defence: Modern Variation
B04.2 Alekhine Defence: Modern, Larsen-Haakert Line
B04.3 Alekhine Defence: Modern, Alburt Variation
B05 Alekhine Defence: Modern Main Line
B06 Modern Defence
B06.2 Modern Defence: Standard Line
B06.3 Modern Defence: Gurgenidze Set-up
B06.4 Modern Defence: Pseudo-Austrian Attack
B07 Pirc Defence
B07.2 Pirc Defence: Knight on c3
B07.3 Pirc Defence: Main Position
B07.4 Pirc Defence: Czech Defence
B07.5 Pirc Defence: Lion Order
B07.6 Pirc Defence: 150 Attack
B07.7 Pirc Defence: Byrne Variation
B08 Pirc Defence: Classical Variation
B09 Pirc Defence: Austrian Attack
B10 Caro-Kann Defence
B10.2 Caro-Kann Defence: Breyer Variation
B10.3 Caro-Kann Defence: Accelerated Panov Attack
B10.4 Caro-Kann Defence: Two Knights Attack
B11 Caro-Kann Defence: Two Knights, Mindeno Variation
B12 Caro-Kann Defence: Main Position
B12.2 Caro-Kann Defence: Advance Variation
B12.3 Caro-Kann Defence: Fantasy Variation
B12.4 Caro-Kann Defence: Advance, Bishop on f5
B12.5 Caro-Kann Defence: Botvinnik-Carls Defence
B12.6 Caro-Kann Defence: Advance, Short Variation
B12.7 Caro-Kann Defence: Advance, Tal Variation
B12.8 Caro-Kann Defence: Advance, Van der Wiel Attack
B13 Caro-Kann Defence: Exchange on d5
B13.2 Caro-Kann Defence: Exchange Variation
B13.3 Caro-Kann Defence: Panov Attack
B14 Caro-Kann Defence: Panov Attack, Modern Defence
B15 Caro-Kann Defence: Knight on c3
B15.2 Caro-Kann Defence: Gurgenidze System
B15.3 Caro-Kann Defence: Main Line
B15.4 Caro-Kann Defence: Tartakower Variation
B16 Caro-Kann Defence: Bronstein-Larsen Variation
B17 Caro-Kann Defence: Karpov Variation
B17.2 Caro-Kann Defence: Karpov, Modern Line with Ng5
B18 Caro-Kann Defence: Classical Variation
B18.2 Caro-Kann Defence: Classical, Main Attack
B19 Caro-Kann Defence: Classical, Spassky System
B20 Sicilian Defence
B20.2 Sicilian Defence: Wing Gambit
B20.3 Sicilian Defence: Snyder Variation
B20.4 Sicilian Defence: Bowdler Attack
B20.5 Sicilian Defence: Lasker-Dunne Attack
B20.6 Sicilian Defence: Staunton-Cochrane Variation
B20.7 Sicilian Defence: Keres Variation
B20.8 Sicilian Defence: King's Indian Attack Set-up
B21 Sicilian Defence: McDonnell Attack
B21.2 Sicilian Defence: Open with d4
B21.3 Sicilian Defence: Smith-Morra Gambit
B21.4 Sicilian Defence: Smith-Morra Gambit Accepted
B22 Sicilian Defence: Alapin Variation
B22.2 Sicilian Defence: Alapin, Barmen Defence
B22.3 Sicilian Defence: Alapin, Knight Defence
B23 Sicilian Defence: Closed
B23.2 Sicilian Defence: Closed, Traditional
B23.3 Sicilian Defence: Grand Prix Attack
B23.4 Sicilian Defence: Grand Prix Attack against d6
B24 Sicilian Defence: Closed, Fianchetto
B25 Sicilian Defence: Closed, Main Line
B25.2 Sicilian Defence: Closed, Smyslov Variation
B26 Sicilian Defence: Closed, Bishop on e3
B27 Sicilian Defence: King's Knight
B27.2 Sicilian Defence: Hyperaccelerated Dragon
B27.3 Sicilian Defence: Quinteros Variation
B27.4 Sicilian Defence: Katalymov Variation
B28 Sicilian Defence: O'Kelly Variation
B29 Sicilian Defence: Nimzowitsch Variation
B30 Sicilian Defence: Old Sicilian
B30.2 Sicilian Defence: Rossolimo Attack
B31 Sicilian Defence: Rossolimo, Fianchetto
B32 Sicilian Defence: Open, Knight on c6
B32.2 Sicilian Defence: Löwenthal Variation
B32.3 Sicilian Defence: Kalashnikov Variation
B33 Sicilian Defence: Open, Two Knights
B33.2 Sicilian Defence: Sveshnikov Variation
B33.3 Sicilian Defence: Sveshnikov, Main Line
B33.4 Sicilian Defence: Sveshnikov, Knight on d5
B33.5 Sicilian Defence: Chelyabinsk Variation
B34 Sicilian Defence: Accelerated Dragon
B35 Sicilian Defence: Accelerated Dragon, Modern Variation
B36 Sicilian Defence: Maróczy Bind
B38 Sicilian Defence: Maróczy Bind, Main Line
B39 Sicilian Defence: Maróczy Bind, Breyer Variation
B40 Sicilian Defence: French Variation
B40.2 Sicilian Defence: Basman Variation
B40.3 Sicilian Defence: Pin Variation
B41 Sicilian Defence: Kan Variation
B41.2 Sicilian Defence: Kan, Maróczy Bind
B42 Sicilian Defence: Kan, Modern Variation
B43 Sicilian Defence: Kan, Knight Variation
B44 Sicilian Defence: Taimanov Variation
B44.2 Sicilian Defence: Taimanov, Szén Variation
B45 Sicilian Defence: Taimanov, Normal Line
B45.2 Sicilian Defence: Four Knights Variation
B46 Sicilian Defence: Taimanov with a6
B47 Sicilian Defence: Bastrikov Variation
B48 Sicilian Defence: Bastrikov, English Attack
B50 Sicilian Defence: Modern Variations
B50.2 Sicilian Defence: Delayed Alapin
B51 Sicilian Defence: Moscow Variation
B51.2 Sicilian Defence: Moscow, Knight Defence
B52 Sicilian Defence: Canal Attack
B53 Sicilian Defence: Chekhover Variation
B54 Sicilian Defence: Open
B55 Sicilian Defence: Prins Variation
B56 Sicilian Defence: Open, Main Position
B56.2 Sicilian Defence: Classical Variation
B57 Sicilian Defence: Sozin Attack
B57.2 Sicilian Defence: Sozin, Benko Variation
B58 Sicilian Defence: Classical, Boleslavsky Set-up
B58.2 Sicilian Defence: Boleslavsky Variation
B60 Sicilian Defence: Richter-Rauzer Variation
B62 Sicilian Defence: Richter-Rauzer with e6
B63 Sicilian Defence: Richter-Rauzer, Rauzer Attack
B66 Sicilian Defence: Richter-Rauzer, Neo-Modern Variation
B70 Sicilian Defence: Dragon Variation
B71 Sicilian Defence: Dragon, Levenfish Variation
B72 Sicilian Defence: Dragon, Bishop on e3
B72.2 Sicilian Defence: Dragon, Classical Variation
B75 Sicilian Defence: Dragon, Yugoslav Attack
B76 Sicilian Defence: Dragon, Panov Variation
B77 Sicilian Defence: Dragon, Yugoslav Main Line
B80 Sicilian Defence: Scheveningen Variation
B80.2 Sicilian Defence: Scheveningen, English Attack
B81 Sicilian Defence: Scheveningen, Keres Attack
B82 Sicilian Defence: Scheveningen, Matanović Attack
B83 Sicilian Defence: Scheveningen, Classical Variation
B84 Sicilian Defence: Scheveningen, Classical with a6
B86 Sicilian Defence: Scheveningen, Sozin Attack
B88 Sicilian Defence: Sozin, Leonhardt Variation
B89 Sicilian Defence: Velimirović Attack
B90 Sicilian Defence: Najdorf Variation
B90.2 Sicilian Defence: Najdorf, English Attack
B90.3 Sicilian Defence: Najdorf, Adams Attack
B90.4 Sicilian Defence: Najdorf, English Attack with f3
B90.5 Sicilian Defence: Najdorf, Lipnitsky Attack
B91 Sicilian Defence: Najdorf, Zagreb Variation
B92 Sicilian Defence: Najdorf, Opočenský Variation
B93 Sicilian Defence: Najdorf, Amsterdam Variation
B94 Sicilian Defence: Najdorf, Bishop on g5
B95 Sicilian Defence: Najdorf, Main Line
B96 Sicilian Defence: Najdorf, Pawn on f4
B96.2 Sicilian Defence: Najdorf, Polugaevsky Variation
B97 Sicilian Defence: Najdorf, Poisoned Pawn Variation
B98 Sicilian Defence: Najdorf, Classical Defence
B99 Sicilian Defence: Najdorf, Old Main Line
C00 French Defence
C00.2 French Defence: King's Indian Attack
C00.3 French Defence: Chigorin Variation
C00.4 French Defence: La Bourdonnais Variation
C00.5 French Defence: Réti-Spielmann Attack
C00.6 French Defence: Normal Variation
C00.7 French Defence: Two Knights Variation
C00.8 French Defence: Alapin Gambit
C01 French Defence: Exchange on d5
C01.2 French Defence: Exchange Variation
C01.3 French Defence: Exchange, Monte Carlo Variation
C02 French Defence: Advance Variation
C02.2 French Defence: Advance, Nimzowitsch Attack
C02.3 French Defence: Advance, Paulsen Attack
C02.4 French Defence: Advance, Euwe Variation
C02.5 French Defence: Advance, Milner-Barry Gambit
C03 French Defence: Tarrasch Variation
C03.2 French Defence: Tarrasch, Morozevich Variation
C03.3 French Defence: Tarrasch with a6
C04 French Defence: Tarrasch, Guimard Defence
C05 French Defence: Tarrasch, Closed Variation
C06 French Defence: Tarrasch, Closed Main Line
C07 French Defence: Tarrasch, Open System
C07.2 French Defence: Tarrasch, Chistyakov Defence
C08 French Defence: Tarrasch, Open with Isolated Pawn
C10 French Defence: Paulsen Variation
C10.2 French Defence: Rubinstein Variation
C10.3 French Defence: Hecht-Reefschläger Variation
C10.4 French Defence: Fort Knox Variation
C11 French Defence: Classical Variation
C11.2 French Defence: Steinitz Variation
C11.3 French Defence: Burn Variation
C11.4 French Defence: Steinitz, Boleslavsky Variation
C12 French Defence: MacCutcheon Variation
C13 French Defence: Classical with Be7
C13.2 French Defence: Alekhine-Chatard Attack
C14 French Defence: Classical, Main Line
C15 French Defence: Winawer Variation
C15.2 French Defence: Winawer, Fingerslip Order with a3
C15.3 French Defence: Winawer, Alekhine Gambit
C15.4 French Defence: Winawer, Bogoljubow Variation
C16 French Defence: Winawer, Advance Variation
C16.2 French Defence: Winawer, Petrosian Variation
C17 French Defence: Winawer, Advance with c5
C18 French Defence: Winawer, Classical Variation
C18.2 French Defence: Winawer, Armenian Variation
C18.3 French Defence: Winawer, Poisoned Pawn Variation
C19 French Defence: Winawer, Positional Variation
C20 Open Game
C20.2 Open Game: Patzer Opening
C20.3 Open Game: Leonardis Variation
C20.4 Open Game: Lopez Opening
C20.5 Open Game: Alapin Opening
C20.6 Open Game: Bongcloud Attack
C21 Centre Game
C21.2 Danish Gambit
C21.3 Danish Gambit Accepted
C22 Centre Game: Queen on d4
C22.2 Centre Game: Paulsen Attack
C23 Bishop's Opening
C23.2 Bishop's Opening: Boi Variation
C24 Bishop's Opening: Berlin Defence
C24.2 Bishop's Opening: Vienna Hybrid Order
C24.3 Bishop's Opening: Urusov Gambit
C25 Vienna Game
C25.2 Vienna Game: Max Lange Defence
C25.3 Vienna Game: Vienna Gambit against Nc6
C25.4 Vienna Game: Steinitz Gambit
C25.5 Vienna Game: Hamppe-Allgaier Gambit
C26 Vienna Game: Falkbeer Variation
C26.2 Vienna Game: Mieses Variation
C27 Vienna Game: Frankenstein-Dracula Variation
C28 Vienna Game: Stanley Variation
C29 Vienna Game: Vienna Gambit
C29.2 Vienna Gambit: Main Line
C30 King's Gambit
C30.2 King's Gambit Declined: Classical Variation
C30.3 King's Gambit Declined: Petrov Order
C30.4 King's Gambit Declined: Keene Defence
C31 King's Gambit Declined: Falkbeer Countergambit
C31.2 King's Gambit Declined: Nimzowitsch Countergambit
C32 Falkbeer Countergambit: Main Line
C33 King's Gambit Accepted
C33.2 King's Gambit Accepted: Bishop's Gambit
C33.3 King's Gambit Accepted: Breyer Gambit
C33.4 King's Gambit Accepted: Mason-Keres Gambit
C34 King's Gambit Accepted: King's Knight's Gambit
C34.2 King's Gambit Accepted: Fischer Defence
C34.3 King's Gambit Accepted: Schallopp Defence
C34.4 King's Gambit Accepted: Becker Defence
C35 King's Gambit Accepted: Cunningham Defence
C36 King's Gambit Accepted: Modern Defence
C37 King's Gambit Accepted: Classical Defence
C37.2 King's Gambit Accepted: Muzio Gambit
C38 King's Gambit Accepted: Philidor and Hanstein Gambits
C39 King's Gambit Accepted: Pawn to h4
C39.2 King's Gambit Accepted: Kieseritzky Gambit
C39.3 King's Gambit Accepted: Allgaier Gambit
C40 King's Knight Opening
C40.2 Latvian Gambit
C40.3 Elephant Gambit
C40.4 Damiano Defence
C40.5 Gunderam Defence
C40.6 Greco Defence
C41 Philidor Defence
C41.2 Philidor Defence: Exchange Variation
C41.3 Philidor Defence: Hanham Variation
C41.4 Philidor Defence: Nimzowitsch Variation
C41.5 Philidor Defence: Philidor Countergambit
C42 Petrov Defence
C42.2 Petrov Defence: Three Knights Game
C42.3 Petrov Defence: Classical Attack Order
C42.4 Petrov Defence: Stafford Gambit
C42.5 Petrov Defence: Damiano Variation
C42.6 Petrov Defence: Cochrane Gambit
C42.7 Petrov Defence: Classical Attack
C42.8 Petrov Defence: Nimzowitsch Attack
C43 Petrov Defence: Steinitz Attack
C44 King's Knight Opening: Normal Variation
C44.2 Ponziani Opening
C44.3 Hungarian Opening: Inverted Form
C44.4 Scotch Game: Pawn to d4
C44.5 Ponziani Opening: Jaenisch Counterattack
C44.6 Ponziani Opening: Leonhardt Variation
C44.7 Göring Gambit
C44.8 Scotch Gambit
C45 Scotch Game
C45.2 Scotch Game: Classical Variation
C45.3 Scotch Game: Schmidt Variation
C45.4 Scotch Game: Steinitz Variation
C45.5 Scotch Game: Mieses Variation
C46 Three Knights Opening
C47 Four Knights Game
C47.2 Four Knights Game: Scotch Variation
C47.3 Four Knights Game: Halloween Gambit
C47.4 Four Knights Game: Glek System
C47.5 Four Knights Game: Belgrade Gambit
C48 Four Knights Game: Spanish Variation
C48.2 Four Knights Game: Rubinstein Variation
C49 Four Knights Game: Double Spanish
C50 Italian Game
C50.2 Italian Game: Hungarian Defence
C50.3 Italian Game: Blackburne-Kostić Gambit
C50.4 Italian Game: Paris Defence
C50.5 Italian Game: Rousseau Gambit
C50.6 Italian Game: Giuoco Piano
C50.7 Italian Game: Giuoco Pianissimo
C50.8 Italian Game: Jerome Gambit
C51 Italian Game: Evans Gambit
C51.2 Evans Gambit Declined
C51.3 Evans Gambit Accepted
C52 Evans Gambit: Bishop on a5
C53 Italian Game: Classical Variation
C54 Italian Game: Giuoco Pianissimo with c3
C54.2 Italian Game: Greco Attack
C54.3 Italian Game: Møller Attack
C55 Italian Game: Two Knights Defence
C55.2 Two Knights Defence: Modern Bishop's Opening
C55.3 Two Knights Defence: Max Lange Attack Order
C55.4 Two Knights Defence: Max Lange Attack
C56 Two Knights Defence: Open Centre, Main Line
C57 Two Knights Defence: Knight Attack
C57.2 Two Knights Defence: Traxler Counterattack
C57.3 Two Knights Defence: Fritz Variation
C57.4 Two Knights Defence: Ulvestad Variation
C57.5 Two Knights Defence: Fried Liver Attack
C58 Two Knights Defence: Polerio Defence
C59 Two Knights Defence: Polerio, Main Line
C60 Ruy Lopez
C60.2 Ruy Lopez: Fianchetto Defence
C60.3 Ruy Lopez: Cozio Defence
C60.4 Ruy Lopez: Brentano Gambit
C61 Ruy Lopez: Bird Defence
C62 Ruy Lopez: Old Steinitz Defence
C63 Ruy Lopez: Schliemann Defence
C64 Ruy Lopez: Classical Defence
C65 Ruy Lopez: Berlin Defence
C65.2 Ruy Lopez: Berlin, Anti-Berlin with d3
C66 Ruy Lopez: Berlin, Improved Steinitz Defence
C67 Ruy Lopez: Berlin, Rio Gambit Accepted
C67.2 Ruy Lopez: Berlin Wall
C68 Ruy Lopez: Morphy Defence
C68.2 Ruy Lopez: Exchange Variation
C69 Ruy Lopez: Exchange, Barendregt Order
C69.2 Ruy Lopez: Exchange, Gligorić Variation
C70 Ruy Lopez: Bishop on a4
C70.2 Ruy Lopez: Norwegian Variation
C71 Ruy Lopez: Modern Steinitz Defence
C74 Ruy Lopez: Siesta Variation
C77 Ruy Lopez: Columbus Variation
C77.2 Ruy Lopez: Anderssen Variation
C78 Ruy Lopez: Castled Main Position
C78.2 Ruy Lopez: Møller Defence
C78.3 Ruy Lopez: Arkhangelsk Variation
C78.4 Ruy Lopez: Neo-Arkhangelsk Variation
C80 Ruy Lopez: Open Variation
C80.2 Ruy Lopez: Open, Main Line
C81 Ruy Lopez: Open, Howell Attack
C82 Ruy Lopez: Open, Italian Variation
C83 Ruy Lopez: Open, Classical Defence
C84 Ruy Lopez: Closed Defence
C84.2 Ruy Lopez: Closed, Centre Attack
C85 Ruy Lopez: Delayed Exchange Variation
C86 Ruy Lopez: Closed, Worrall Attack
C87 Ruy Lopez: Closed, Averbakh Variation
C88 Ruy Lopez: Closed, Bishop on b3
C88.2 Ruy Lopez: Anti-Marshall with a4
C88.3 Ruy Lopez: Anti-Marshall with h3
C89 Ruy Lopez: Marshall Attack
C90 Ruy Lopez: Closed, Main Position
C91 Ruy Lopez: Closed, Bogoljubow Variation
C92 Ruy Lopez: Closed, Pawn on h3
C92.2 Ruy Lopez: Closed, Flohr-Zaitsev System
C92.3 Ruy Lopez: Closed, Karpov Variation
C93 Ruy Lopez: Closed, Smyslov Defence
C94 Ruy Lopez: Closed, Breyer Defence
C96 Ruy Lopez: Closed, Knight on a5
C97 Ruy Lopez: Closed, Chigorin Defence
D00 Queen's Pawn Game
D00.2 Queen's Pawn Game: Accelerated London System
D00.3 Blackmar-Diemer Gambit
D00.4 Queen's Pawn Game: Hodgson Attack
D00.5 Queen's Pawn Game: Stonewall Attack Order
D00.6 Jobava London System
D00.7 Blackmar-Diemer Gambit: Main Line
D01 Richter-Veresov Attack
D02 Queen's Pawn Game: Zukertort Variation
D02.2 Queen's Pawn Game: Symmetrical Variation
D02.3 Queen's Pawn Game: Chigorin Variation
D02.4 London System
D02.5 Queen's Pawn Game: Pseudo-Catalan
D03 Torre Attack against d5
D04 Colle System
D05 Colle System: Main Line
D05.2 Colle System: Zukertort Variation
D06 Queen's Gambit
D06.2 Queen's Gambit Declined: Baltic Defence
D06.3 Queen's Gambit Declined: Marshall Defence
D06.4 Queen's Gambit Declined: Austrian Defence
D07 Queen's Gambit Declined: Chigorin Defence
D08 Albin Countergambit
D08.2 Albin Countergambit: Lasker Trap
D09 Albin Countergambit: Fianchetto Variation
D10 Slav Defence
D10.2 Slav Defence: Knight on c3
D10.3 Slav Defence: Exchange Variation
D10.4 Slav Defence: Winawer Countergambit
D11 Slav Defence: Modern Line
D11.2 Slav Defence: Quiet Variation
D12 Slav Defence: Quiet, Schallopp Defence
D13 Slav Defence: Exchange with Knights
D15 Slav Defence: Three Knights Variation
D15.2 Slav Defence: Chebanenko Variation
D15.3 Slav Defence: Geller Gambit
D16 Slav Defence: Alapin Variation
D16.2 Slav Defence: Steiner Variation
D17 Slav Defence: Czech Variation
D17.2 Slav Defence: Krause Attack
D18 Slav Defence: Dutch Variation
D20 Queen's Gambit Accepted
D20.2 Queen's Gambit Accepted: Central Variation
D20.3 Queen's Gambit Accepted: Old Variation
D21 Queen's Gambit Accepted: Normal Variation
D22 Queen's Gambit Accepted: Alekhine Defence
D23 Queen's Gambit Accepted: Two Knights Order
D23.2 Queen's Gambit Accepted: Mannheim Variation
D24 Queen's Gambit Accepted: Showalter Variation
D25 Queen's Gambit Accepted: Normal with e3
D26 Queen's Gambit Accepted: Classical Variation
D27 Queen's Gambit Accepted: Classical, Main Line
D30 Queen's Gambit Declined
D30.2 Queen's Gambit Declined: Knight on f3
D31 Queen's Gambit Declined: Queen's Knight Variation
D31.2 Semi-Slav Defence: Triangle System
D31.3 Queen's Gambit Declined: Bishop on b4
D31.4 Queen's Gambit Declined: Alatortsev Variation
D31.5 Semi-Slav Defence: Marshall Gambit
D31.6 Semi-Slav Defence: Noteboom Variation
D32 Tarrasch Defence
D32.2 Tarrasch Defence: Schara Gambit Order
D33 Tarrasch Defence: Rubinstein System
D34 Tarrasch Defence: Classical Variation
D35 Queen's Gambit Declined: Normal Defence
D35.2 Queen's Gambit Declined: Exchange Variation
D35.3 Queen's Gambit Declined: Exchange, Positional Line
D36 Queen's Gambit Declined: Exchange, Queen on c2
D37 Queen's Gambit Declined: Three Knights Variation
D37.2 Queen's Gambit Declined: Harrwitz Attack
D37.3 Queen's Gambit Declined: Harrwitz Attack against Nbd7
D38 Queen's Gambit Declined: Ragozin Defence
D39 Queen's Gambit Declined: Ragozin, Vienna Variation
D40 Queen's Gambit Declined: Semi-Tarrasch Defence
D41 Queen's Gambit Declined: Semi-Tarrasch, Pillsbury Variation
D43 Semi-Slav Defence
D43.2 Semi-Slav Defence: Moscow Variation
D43.3 Semi-Slav Defence: Anti-Moscow Gambit
D44 Semi-Slav Defence: Botvinnik Order
D44.2 Semi-Slav Defence: Botvinnik Variation
D45 Semi-Slav Defence: Normal Variation
D45.2 Semi-Slav Defence: Stoltz Variation
D45.3 Semi-Slav Defence: Shabalov-Shirov Gambit
D46 Semi-Slav Defence: Main Line
D47 Semi-Slav Defence: Meran Order
D47.2 Semi-Slav Defence: Meran Variation
D48 Semi-Slav Defence: Meran, Classical Line
D50 Queen's Gambit Declined: Modern Variation
D51 Queen's Gambit Declined: Knight on d7
D51.2 Queen's Gambit Declined: Elephant Trap
D52 Queen's Gambit Declined: Cambridge Springs Defence
D53 Queen's Gambit Declined: Orthodox Order
D55 Queen's Gambit Declined: Orthodox Set-up
D56 Queen's Gambit Declined: Lasker Defence
D58 Queen's Gambit Declined: Tartakower Defence
D60 Queen's Gambit Declined: Orthodox Defence
D63 Queen's Gambit Declined: Orthodox, Main Line
D70 Neo-Grünfeld Defence: Goglidze Attack
D70.2 Neo-Grünfeld Defence
D71 Neo-Grünfeld Defence: Exchange Variation
D80 Grünfeld Defence
D80.2 Grünfeld Defence: Stockholm Variation
D80.3 Grünfeld Defence: Gibbon Gambit
D81 Grünfeld Defence: Accelerated Russian Variation
D82 Grünfeld Defence: Brinckmann Attack
D83 Grünfeld Defence: Grünfeld Gambit
D85 Grünfeld Defence: Exchange on d5
D85.2 Grünfeld Defence: Exchange Variation
D85.3 Grünfeld Defence: Modern Exchange Variation
D86 Grünfeld Defence: Classical Exchange Variation
D87 Grünfeld Defence: Spassky Variation
D90 Grünfeld Defence: Three Knights Variation
D91 Grünfeld Defence: Petrosian System
D92 Grünfeld Defence: Hungarian Attack
D94 Grünfeld Defence: Burille Variation
D96 Grünfeld Defence: Russian Variation
D97 Grünfeld Defence: Russian, Hungarian Variation
D98 Grünfeld Defence: Russian, Smyslov Variation
E00 Indian Defence: East Indian Order
E00.2 Catalan Opening
E00.3 Neo-Indian Attack
E01 Catalan Opening: Pawn on d5
E01.2 Catalan Opening: Main Position
E02 Catalan Opening: Open, Alekhine Variation
E04 Catalan Opening: Open Defence
E05 Catalan Opening: Open, Classical Line
E06 Catalan Opening: Closed Variation
E07 Catalan Opening: Closed, Traditional
E10 Indian Defence: Anti-Nimzo-Indian
E10.2 Döry Defence
E10.3 Dzindzi-Indian Defence
E10.4 Blumenfeld Countergambit
E11 Bogo-Indian Defence
E11.2 Bogo-Indian Defence: Grünfeld Variation
E11.3 Bogo-Indian Defence: Nimzowitsch Variation
E11.4 Bogo-Indian Defence: Vitolinsh Variation
E12 Queen's Indian Defence
E12.2 Queen's Indian Defence: Petrosian Variation
E12.3 Queen's Indian Defence: Kasparov Variation
E12.4 Queen's Indian Defence: Miles Variation
E14 Queen's Indian Defence: Spassky System
E15 Queen's Indian Defence: Fianchetto Variation
E15.2 Queen's Indian Defence: Fianchetto, Nimzowitsch Variation
E15.3 Queen's Indian Defence: Fianchetto, Traditional
E16 Queen's Indian Defence: Capablanca Variation
E17 Queen's Indian Defence: Classical Variation
E18 Queen's Indian Defence: Classical, Main Line
E20 Nimzo-Indian Defence
E20.2 Nimzo-Indian Defence: Kmoch Variation
E20.3 Nimzo-Indian Defence: Romanishin Variation
E20.4 Nimzo-Indian Defence: Bishop on d2
E21 Nimzo-Indian Defence: Three Knights Variation
E22 Nimzo-Indian Defence: Spielmann Variation
E24 Nimzo-Indian Defence: Sämisch Order
E24.2 Nimzo-Indian Defence: Sämisch Variation
E30 Nimzo-Indian Defence: Leningrad Variation
E32 Nimzo-Indian Defence: Classical Variation
E32.2 Nimzo-Indian Defence: Classical, Castled
E33 Nimzo-Indian Defence: Classical, Zurich Variation
E34 Nimzo-Indian Defence: Classical, Noa Variation
E38 Nimzo-Indian Defence: Classical, Berlin Variation
E40 Nimzo-Indian Defence: Normal Variation
E41 Nimzo-Indian Defence: Hübner Order
E41.2 Nimzo-Indian Defence: Hübner Variation
E43 Nimzo-Indian Defence: St Petersburg Variation
E46 Nimzo-Indian Defence: Normal, Castled
E46.2 Nimzo-Indian Defence: Reshevsky Variation
E47 Nimzo-Indian Defence: Normal, Bishop on d3
E48 Nimzo-Indian Defence: Normal, Pawn on d5
E51 Nimzo-Indian Defence: Normal, Knight on f3
E54 Nimzo-Indian Defence: Gligorić System
E59 Nimzo-Indian Defence: Normal, Main Line
E60 King's Indian and Grünfeld: Pawn on g6
E60.2 King's Indian Defence: Early Fianchetto
E60.3 King's Indian Defence: Normal without Nc3
E61 King's Indian Defence
E62 King's Indian Defence: Fianchetto Variation
E62.2 King's Indian Defence: Fianchetto, Knight on c6
E66 King's Indian Defence: Fianchetto, Yugoslav Panno Line
E67 King's Indian Defence: Fianchetto, Classical Line
E70 King's Indian Defence: Normal Variation
E71 King's Indian Defence: Makogonov Variation
E72 King's Indian Defence: Pomar System
E73 King's Indian Defence: Bishop on e2
E73.2 King's Indian Defence: Averbakh Variation
E73.3 King's Indian Defence: Six-move Pawn Storm with g4
E76 King's Indian Defence: Four Pawns Attack
E77 King's Indian Defence: Four Pawns, Main Line
E80 King's Indian Defence: Sämisch Variation
E81 King's Indian Defence: Sämisch, Castled
E81.2 King's Indian Defence: Sämisch Gambit
E83 King's Indian Defence: Sämisch, Panno Order
E85 King's Indian Defence: Sämisch, Orthodox Variation
E90 King's Indian Defence: Knight on f3
E90.2 King's Indian Defence: Larsen Variation
E91 King's Indian Defence: Classical Order
E92 King's Indian Defence: Classical Variation
E92.2 King's Indian Defence: Exchange Variation
E92.3 King's Indian Defence: Gligorić-Taimanov System
E92.4 King's Indian Defence: Petrosian Variation
E94 King's Indian Defence: Orthodox Variation
E97 King's Indian Defence: Mar del Plata Order
E97.2 King's Indian Defence: Bayonet Attack
E98 King's Indian Defence: Mar del Plata, Classical Line
E99 King's Indian Defence: Mar del Plata Variation
`;
