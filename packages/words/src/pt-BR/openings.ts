/** The names of the openings in `packages/notation/src/openings/lines.ts`, by their ids. */
export const openings = `
A00 Abertura Amar
A00.2 Abertura Ware
A00.3 Abertura Desprez
A00.4 Abertura Barnes
A00.5 Abertura Durkin
A00.6 Abertura Mieses
A00.7 Abertura Van 't Kruijs
A00.8 Abertura Anderssen
A00.9 Abertura Clemenz
A00.10 Abertura Saragoça
A00.11 Abertura Van Geet
A00.12 Abertura do Fianqueto do Rei
A00.13 Abertura Grob
A00.14 Abertura Polonesa
A00.15 Abertura Polonesa: Variante do Flanco
A00.16 Abertura Van Geet: Ataque Dunst
A00.17 Abertura do Fianqueto do Rei: Centro Clássico
A00.18 Abertura Polonesa: Variante das Trocas
A00.19 Gambito Grob
A01 Ataque Nimzo-Larsen
A01.2 Ataque Nimzo-Larsen: Variante Moderna
A01.3 Ataque Nimzo-Larsen: Variante Clássica
A01.4 Ataque Nimzo-Larsen: Variante Inglesa
A01.5 Ataque Nimzo-Larsen: Variante Índia
A02 Abertura Bird
A02.2 Abertura Bird: Gambito From
A02.3 Gambito From: Variante Lasker
A03 Abertura Bird: Variante Holandesa
A03.2 Abertura Bird: Variante Leningrado
A04 Abertura Réti
A04.2 Abertura Réti: Convite à Siciliana
A04.3 Abertura Réti: Variante Holandesa
A04.4 Abertura Réti: Fianqueto do Rei
A05 Abertura Réti: Variante Simétrica
A05.2 Abertura Réti: Variante Spassky
A05.3 Abertura Réti: Ataque Índio do Rei contra a Índia do Rei
A06 Abertura Réti: Variante Clássica
A06.2 Ataque Nimzo-Larsen: Ordem Réti
A06.3 Gambito Tennison
A07 Ataque Índio do Rei
A07.2 Ataque Índio do Rei: Variante Keres
A07.3 Ataque Índio do Rei: Variante Iugoslava
A08 Ataque Índio do Rei: Esquema Siciliano
A09 Gambito Réti
A09.2 Gambito Réti Aceito
A09.3 Abertura Réti: Variante do Avanço
A10 Abertura Inglesa
A10.2 Abertura Inglesa: Defesa Anglo-Holandesa
A10.3 Abertura Inglesa: Variante da Grande Serpente
A10.4 Abertura Inglesa: Defesa Inglesa
A10.5 Abertura Inglesa: Gambito Jaenisch
A11 Abertura Inglesa: Defesa Caro-Kann
A12 Abertura Inglesa: Réti com b3
A13 Abertura Inglesa: Defesa Agincourt
A13.2 Abertura Inglesa: Neocatalã Aceita
A14 Abertura Inglesa: Neocatalã Recusada
A15 Abertura Inglesa: Defesa Anglo-Índia
A15.2 Defesa Anglo-Índia: Formação Índia do Rei
A16 Defesa Anglo-Índia: Variante do Cavalo da Dama
A16.2 Defesa Anglo-Grünfeld
A17 Defesa Anglo-Índia: Sistema Ouriço
A17.2 Defesa Anglo-Índia: Nimzo-Inglesa
A18 Abertura Inglesa: Variante Mikenas-Carls
A19 Abertura Inglesa: Mikenas-Carls, Variante Siciliana
A20 Abertura Inglesa: Inglesa do Rei
A21 Inglesa do Rei: Siciliana Invertida
A21.2 Inglesa do Rei: Contra-ataque Kramnik-Shirov
A22 Inglesa do Rei: Variante dos Dois Cavalos
A22.2 Inglesa do Rei: Defesa Keres
A23 Inglesa do Rei: Sistema Smyslov
A24 Inglesa do Rei: Bremen com g6
A25 Inglesa do Rei: Sistema Fechado
A25.2 Inglesa do Rei: Fechada, Fianqueto
A26 Inglesa do Rei: Simetria Completa
A26.2 Inglesa do Rei: Sistema Botvinnik
A27 Inglesa do Rei: Sistema dos Três Cavalos
A28 Inglesa do Rei: Variante dos Quatro Cavalos
A28.2 Inglesa dos Quatro Cavalos: Linha Tranquila
A29 Inglesa dos Quatro Cavalos: Variante do Fianqueto
A30 Abertura Inglesa: Variante Simétrica
A30.2 Inglesa Simétrica: Ouriço
A31 Inglesa Simétrica: Variante Anti-Benoni
A32 Inglesa Simétrica: Anti-Benoni com e6
A33 Inglesa Simétrica: Anti-Benoni, Linha Principal
A34 Inglesa Simétrica: Variante Normal
A34.2 Inglesa Simétrica: Sistema Rubinstein
A35 Inglesa Simétrica: Variante dos Dois Cavalos
A36 Inglesa Simétrica: Variante do Fianqueto
A36.2 Inglesa Simétrica: Sistema Botvinnik
A37 Inglesa Simétrica: Quatro Cavalos com Fianqueto
A39 Inglesa Simétrica: Linha Principal com d4
A40 Abertura do Peão da Dama
A40.2 Gambito Englund
A40.3 Defesa Horwitz
A40.4 Defesa Owen contra o Peão da Dama
A40.5 Defesa Polonesa
A40.6 Defesa Mikenas
A40.7 Defesa Moderna contra o Peão da Dama
A40.8 Gambito Englund: Linha Principal
A41 Defesa Rat
A41.2 Defesa Wade
A42 Defesa Moderna: Sistema Averbakh
A43 Defesa Benoni Antiga
A43.2 Defesa Benoni Antiga: Clarendon Court
A43.3 Defesa Benoni Antiga: Variante do Falcão
A44 Defesa Benoni Antiga: Benoni Tcheca
A45 Defesa Índia
A45.2 Ataque Trompowsky
A45.3 Defesa Índia: Sistema Londres Acelerado
A45.4 Defesa Índia: Variante do Cavalo da Dama
A45.5 Defesa Índia: Gambito Gibbins-Weidenhagen
A45.6 Ataque Trompowsky: Cavalo em e4
A45.7 Ataque Trompowsky: Troca em f6
A46 Defesa Índia: Variante do Cavalo do Rei
A46.2 Ataque Torre
A46.3 Sistema Londres contra e6
A46.4 Defesa Índia: Esquema Colle-Zukertort
A47 Defesa Índia: Pseudoíndia da Dama
A48 Defesa Índia: Índia Oriental
A48.2 Sistema Londres contra a Índia do Rei
A48.3 Ataque Torre: Defesa do Fianqueto
A48.4 Ataque Barry
A49 Defesa Índia: Variante Przepiórka
A50 Defesa Índia: Variante Normal
A50.2 Defesa Mexicana
A50.3 Defesa Índia: Índia da Dama Acelerada
A51 Gambito Budapeste
A51.2 Gambito Budapeste: Variante Fajarowicz
A52 Gambito Budapeste: Linha Principal
A52.2 Gambito Budapeste: Variante Rubinstein
A52.3 Gambito Budapeste: Variante Alekhine
A52.4 Gambito Budapeste: Variante Adler
A53 Defesa Índia Antiga
A53.2 Defesa Índia Antiga: Variante Janowski
A54 Defesa Índia Antiga: Variante Ucraniana
A55 Defesa Índia Antiga: Linha Principal
A56 Defesa Benoni
A56.2 Defesa Benoni: Benoni Tcheca
A56.3 Defesa Benoni: Ordem da Índia do Rei
A56.4 Defesa Benoni: Abutre
A57 Gambito Benko
A57.2 Gambito Benko Recusado: Linha Tranquila
A57.3 Gambito Benko: Meio Aceito
A57.4 Gambito Benko: Variante b6
A57.5 Gambito Benko: Variante Moderna
A58 Gambito Benko Aceito
A58.2 Gambito Benko Aceito: Variante do Fianqueto
A59 Gambito Benko Aceito: Linha Principal com e4
A60 Benoni Moderna
A61 Benoni Moderna: Posição Principal
A61.2 Benoni Moderna: Variante do Cavalo
A61.3 Benoni Moderna: Variante Bf4
A61.4 Benoni Moderna: Variante do Passeio do Cavalo
A62 Benoni Moderna: Variante do Fianqueto
A65 Benoni Moderna: Linha do Peão do Rei
A66 Benoni Moderna: Avanço dos Peões
A67 Benoni Moderna: Ataque Taimanov
A68 Benoni Moderna: Ataque dos Quatro Peões
A70 Benoni Moderna: Variante Clássica
A70.2 Benoni Moderna: Linha Principal Moderna
A72 Benoni Moderna: Linha Principal Clássica
A80 Defesa Holandesa
A80.2 Defesa Holandesa: Ataque Hopton
A80.3 Defesa Holandesa: Variante Raphael
A80.4 Defesa Holandesa: Gambito Korchnoi-Krejcik
A81 Defesa Holandesa: Ataque do Fianqueto
A82 Defesa Holandesa: Gambito Staunton
A83 Gambito Staunton: Linha Principal
A84 Defesa Holandesa: Linha com c4
A85 Defesa Holandesa: Variante do Cavalo da Dama
A86 Defesa Holandesa: Fianqueto com c4
A87 Defesa Holandesa: Variante Leningrado
A88 Defesa Holandesa: Leningrado, Variante de Varsóvia
A89 Defesa Holandesa: Leningrado, Variante Matulović
A90 Defesa Holandesa: Esquema Clássico
A91 Defesa Holandesa: Variante Clássica
A92 Defesa Holandesa: Clássica, com Roque
A92.2 Defesa Holandesa: Variante Stonewall
A96 Defesa Holandesa: Clássica com d6
A97 Defesa Holandesa: Variante Ilyin-Zhenevsky
B00 Abertura do Peão do Rei
B00.2 Defesa Nimzowitsch
B00.3 Defesa Owen
B00.4 Defesa São Jorge
B00.5 Defesa Borg
B00.6 Defesa Barnes
B00.7 Defesa Lemming
B00.8 Defesa do Talo de Milho
B00.9 Defesa Goldsmith
B00.10 Defesa Carr
B00.11 Defesa Nimzowitsch: Variante Escandinava
B00.12 Defesa Nimzowitsch: Variante Kennedy
B01 Defesa Escandinava
B01.2 Defesa Escandinava: Variante Mieses-Kotroc
B01.3 Defesa Escandinava: Variante Moderna
B01.4 Defesa Escandinava: Linha Principal
B01.5 Defesa Escandinava: Defesa Gubinsky-Melts
B01.6 Defesa Escandinava: Variante Valenciana
B01.7 Defesa Escandinava: Gambito Português
B01.8 Defesa Escandinava: Gambito Islandês-Palme
B01.9 Defesa Escandinava: Gambito Escandinavo
B02 Defesa Alekhine
B02.2 Defesa Alekhine: Variante Escandinava
B02.3 Defesa Alekhine: Variante Normal
B02.4 Defesa Alekhine: Ataque dos Dois Peões
B03 Defesa Alekhine: Peão em d4
B03.2 Defesa Alekhine: Variante das Trocas
B03.3 Defesa Alekhine: Ataque dos Quatro Peões
B04 Defesa Alekhine: Variante Moderna
B04.2 Defesa Alekhine: Moderna, Linha Larsen-Haakert
B04.3 Defesa Alekhine: Moderna, Variante Alburt
B05 Defesa Alekhine: Linha Principal Moderna
B06 Defesa Moderna
B06.2 Defesa Moderna: Linha Usual
B06.3 Defesa Moderna: Esquema Gurgenidze
B06.4 Defesa Moderna: Pseudoataque Austríaco
B07 Defesa Pirc
B07.2 Defesa Pirc: Cavalo em c3
B07.3 Defesa Pirc: Posição Principal
B07.4 Defesa Pirc: Defesa Tcheca
B07.5 Defesa Pirc: Ordem do Leão
B07.6 Defesa Pirc: Ataque 150
B07.7 Defesa Pirc: Variante Byrne
B08 Defesa Pirc: Variante Clássica
B09 Defesa Pirc: Ataque Austríaco
B10 Defesa Caro-Kann
B10.2 Defesa Caro-Kann: Variante Breyer
B10.3 Defesa Caro-Kann: Ataque Panov Acelerado
B10.4 Defesa Caro-Kann: Ataque dos Dois Cavalos
B11 Defesa Caro-Kann: Dois Cavalos, Variante Mindeno
B12 Defesa Caro-Kann: Posição Principal
B12.2 Defesa Caro-Kann: Variante do Avanço
B12.3 Defesa Caro-Kann: Variante Fantasia
B12.4 Defesa Caro-Kann: Avanço, Bispo em f5
B12.5 Defesa Caro-Kann: Defesa Botvinnik-Carls
B12.6 Defesa Caro-Kann: Avanço, Variante Short
B12.7 Defesa Caro-Kann: Avanço, Variante Tal
B12.8 Defesa Caro-Kann: Avanço, Ataque Van der Wiel
B13 Defesa Caro-Kann: Troca em d5
B13.2 Defesa Caro-Kann: Variante das Trocas
B13.3 Defesa Caro-Kann: Ataque Panov
B14 Defesa Caro-Kann: Ataque Panov, Defesa Moderna
B15 Defesa Caro-Kann: Cavalo em c3
B15.2 Defesa Caro-Kann: Sistema Gurgenidze
B15.3 Defesa Caro-Kann: Linha Principal
B15.4 Defesa Caro-Kann: Variante Tartakower
B16 Defesa Caro-Kann: Variante Bronstein-Larsen
B17 Defesa Caro-Kann: Variante Karpov
B17.2 Defesa Caro-Kann: Karpov, Linha Moderna com Cg5
B18 Defesa Caro-Kann: Variante Clássica
B18.2 Defesa Caro-Kann: Clássica, Ataque Principal
B19 Defesa Caro-Kann: Clássica, Sistema Spassky
B20 Defesa Siciliana
B20.2 Defesa Siciliana: Gambito do Flanco
B20.3 Defesa Siciliana: Variante Snyder
B20.4 Defesa Siciliana: Ataque Bowdler
B20.5 Defesa Siciliana: Ataque Lasker-Dunne
B20.6 Defesa Siciliana: Variante Staunton-Cochrane
B20.7 Defesa Siciliana: Variante Keres
B20.8 Defesa Siciliana: Esquema do Ataque Índio do Rei
B21 Defesa Siciliana: Ataque McDonnell
B21.2 Defesa Siciliana: Abertura com d4
B21.3 Defesa Siciliana: Gambito Smith-Morra
B21.4 Defesa Siciliana: Gambito Smith-Morra Aceito
B22 Defesa Siciliana: Variante Alapin
B22.2 Defesa Siciliana: Alapin, Defesa Barmen
B22.3 Defesa Siciliana: Alapin, Defesa do Cavalo
B23 Defesa Siciliana: Fechada
B23.2 Defesa Siciliana: Fechada, Tradicional
B23.3 Defesa Siciliana: Ataque Grand Prix
B23.4 Defesa Siciliana: Ataque Grand Prix contra d6
B24 Defesa Siciliana: Fechada, Fianqueto
B25 Defesa Siciliana: Fechada, Linha Principal
B25.2 Defesa Siciliana: Fechada, Variante Smyslov
B26 Defesa Siciliana: Fechada, Bispo em e3
B27 Defesa Siciliana: Cavalo do Rei
B27.2 Defesa Siciliana: Dragão Hiperacelerado
B27.3 Defesa Siciliana: Variante Quinteros
B27.4 Defesa Siciliana: Variante Katalymov
B28 Defesa Siciliana: Variante O'Kelly
B29 Defesa Siciliana: Variante Nimzowitsch
B30 Defesa Siciliana: Siciliana Antiga
B30.2 Defesa Siciliana: Ataque Rossolimo
B31 Defesa Siciliana: Rossolimo, Fianqueto
B32 Defesa Siciliana: Aberta, Cavalo em c6
B32.2 Defesa Siciliana: Variante Löwenthal
B32.3 Defesa Siciliana: Variante Kalashnikov
B33 Defesa Siciliana: Aberta, Dois Cavalos
B33.2 Defesa Siciliana: Variante Sveshnikov
B33.3 Defesa Siciliana: Sveshnikov, Linha Principal
B33.4 Defesa Siciliana: Sveshnikov, Cavalo em d5
B33.5 Defesa Siciliana: Variante de Cheliabinsk
B34 Defesa Siciliana: Dragão Acelerado
B35 Defesa Siciliana: Dragão Acelerado, Variante Moderna
B36 Defesa Siciliana: Cerco Maróczy
B38 Defesa Siciliana: Cerco Maróczy, Linha Principal
B39 Defesa Siciliana: Cerco Maróczy, Variante Breyer
B40 Defesa Siciliana: Variante Francesa
B40.2 Defesa Siciliana: Variante Basman
B40.3 Defesa Siciliana: Variante da Cravada
B41 Defesa Siciliana: Variante Kan
B41.2 Defesa Siciliana: Kan, Cerco Maróczy
B42 Defesa Siciliana: Kan, Variante Moderna
B43 Defesa Siciliana: Kan, Variante do Cavalo
B44 Defesa Siciliana: Variante Taimanov
B44.2 Defesa Siciliana: Taimanov, Variante Szén
B45 Defesa Siciliana: Taimanov, Linha Normal
B45.2 Defesa Siciliana: Variante dos Quatro Cavalos
B46 Defesa Siciliana: Taimanov com a6
B47 Defesa Siciliana: Variante Bastrikov
B48 Defesa Siciliana: Bastrikov, Ataque Inglês
B50 Defesa Siciliana: Variantes Modernas
B50.2 Defesa Siciliana: Alapin Retardada
B51 Defesa Siciliana: Variante de Moscou
B51.2 Defesa Siciliana: Moscou, Defesa do Cavalo
B52 Defesa Siciliana: Ataque Canal
B53 Defesa Siciliana: Variante Chekhover
B54 Defesa Siciliana: Aberta
B55 Defesa Siciliana: Variante Prins
B56 Defesa Siciliana: Aberta, Posição Principal
B56.2 Defesa Siciliana: Variante Clássica
B57 Defesa Siciliana: Ataque Sozin
B57.2 Defesa Siciliana: Sozin, Variante Benko
B58 Defesa Siciliana: Clássica, Esquema Boleslavsky
B58.2 Defesa Siciliana: Variante Boleslavsky
B60 Defesa Siciliana: Variante Richter-Rauzer
B62 Defesa Siciliana: Richter-Rauzer com e6
B63 Defesa Siciliana: Richter-Rauzer, Ataque Rauzer
B66 Defesa Siciliana: Richter-Rauzer, Variante Neomoderna
B70 Defesa Siciliana: Variante do Dragão
B71 Defesa Siciliana: Dragão, Variante Levenfish
B72 Defesa Siciliana: Dragão, Bispo em e3
B72.2 Defesa Siciliana: Dragão, Variante Clássica
B75 Defesa Siciliana: Dragão, Ataque Iugoslavo
B76 Defesa Siciliana: Dragão, Variante Panov
B77 Defesa Siciliana: Dragão, Linha Principal Iugoslava
B80 Defesa Siciliana: Variante Scheveningen
B80.2 Defesa Siciliana: Scheveningen, Ataque Inglês
B81 Defesa Siciliana: Scheveningen, Ataque Keres
B82 Defesa Siciliana: Scheveningen, Ataque Matanović
B83 Defesa Siciliana: Scheveningen, Variante Clássica
B84 Defesa Siciliana: Scheveningen, Clássica com a6
B86 Defesa Siciliana: Scheveningen, Ataque Sozin
B88 Defesa Siciliana: Sozin, Variante Leonhardt
B89 Defesa Siciliana: Ataque Velimirović
B90 Defesa Siciliana: Variante Najdorf
B90.2 Defesa Siciliana: Najdorf, Ataque Inglês
B90.3 Defesa Siciliana: Najdorf, Ataque Adams
B90.4 Defesa Siciliana: Najdorf, Ataque Inglês com f3
B90.5 Defesa Siciliana: Najdorf, Ataque Lipnitsky
B91 Defesa Siciliana: Najdorf, Variante de Zagreb
B92 Defesa Siciliana: Najdorf, Variante Opočenský
B93 Defesa Siciliana: Najdorf, Variante de Amsterdã
B94 Defesa Siciliana: Najdorf, Bispo em g5
B95 Defesa Siciliana: Najdorf, Linha Principal
B96 Defesa Siciliana: Najdorf, Peão em f4
B96.2 Defesa Siciliana: Najdorf, Variante Polugaevsky
B97 Defesa Siciliana: Najdorf, Variante do Peão Envenenado
B98 Defesa Siciliana: Najdorf, Defesa Clássica
B99 Defesa Siciliana: Najdorf, Linha Principal Antiga
C00 Defesa Francesa
C00.2 Defesa Francesa: Ataque Índio do Rei
C00.3 Defesa Francesa: Variante Chigorin
C00.4 Defesa Francesa: Variante La Bourdonnais
C00.5 Defesa Francesa: Ataque Réti-Spielmann
C00.6 Defesa Francesa: Variante Normal
C00.7 Defesa Francesa: Variante dos Dois Cavalos
C00.8 Defesa Francesa: Gambito Alapin
C01 Defesa Francesa: Troca em d5
C01.2 Defesa Francesa: Variante das Trocas
C01.3 Defesa Francesa: Trocas, Variante Monte Carlo
C02 Defesa Francesa: Variante do Avanço
C02.2 Defesa Francesa: Avanço, Ataque Nimzowitsch
C02.3 Defesa Francesa: Avanço, Ataque Paulsen
C02.4 Defesa Francesa: Avanço, Variante Euwe
C02.5 Defesa Francesa: Avanço, Gambito Milner-Barry
C03 Defesa Francesa: Variante Tarrasch
C03.2 Defesa Francesa: Tarrasch, Variante Morozevich
C03.3 Defesa Francesa: Tarrasch com a6
C04 Defesa Francesa: Tarrasch, Defesa Guimard
C05 Defesa Francesa: Tarrasch, Variante Fechada
C06 Defesa Francesa: Tarrasch, Linha Principal Fechada
C07 Defesa Francesa: Tarrasch, Sistema Aberto
C07.2 Defesa Francesa: Tarrasch, Defesa Chistyakov
C08 Defesa Francesa: Tarrasch, Aberta com Peão Isolado
C10 Defesa Francesa: Variante Paulsen
C10.2 Defesa Francesa: Variante Rubinstein
C10.3 Defesa Francesa: Variante Hecht-Reefschläger
C10.4 Defesa Francesa: Variante Fort Knox
C11 Defesa Francesa: Variante Clássica
C11.2 Defesa Francesa: Variante Steinitz
C11.3 Defesa Francesa: Variante Burn
C11.4 Defesa Francesa: Steinitz, Variante Boleslavsky
C12 Defesa Francesa: Variante MacCutcheon
C13 Defesa Francesa: Clássica com Be7
C13.2 Defesa Francesa: Ataque Alekhine-Chatard
C14 Defesa Francesa: Clássica, Linha Principal
C15 Defesa Francesa: Variante Winawer
C15.2 Defesa Francesa: Winawer, Ordem com a3
C15.3 Defesa Francesa: Winawer, Gambito Alekhine
C15.4 Defesa Francesa: Winawer, Variante Bogoljubow
C16 Defesa Francesa: Winawer, Variante do Avanço
C16.2 Defesa Francesa: Winawer, Variante Petrosian
C17 Defesa Francesa: Winawer, Avanço com c5
C18 Defesa Francesa: Winawer, Variante Clássica
C18.2 Defesa Francesa: Winawer, Variante Armênia
C18.3 Defesa Francesa: Winawer, Variante do Peão Envenenado
C19 Defesa Francesa: Winawer, Variante Posicional
C20 Jogo Aberto
C20.2 Jogo Aberto: Abertura Patzer
C20.3 Jogo Aberto: Variante Leonardis
C20.4 Jogo Aberto: Abertura Lopez
C20.5 Jogo Aberto: Abertura Alapin
C20.6 Jogo Aberto: Ataque Bongcloud
C21 Abertura do Centro
C21.2 Gambito Dinamarquês
C21.3 Gambito Dinamarquês Aceito
C22 Abertura do Centro: Dama em d4
C22.2 Abertura do Centro: Ataque Paulsen
C23 Abertura do Bispo
C23.2 Abertura do Bispo: Variante Boi
C24 Abertura do Bispo: Defesa Berlinense
C24.2 Abertura do Bispo: Ordem com d3
C24.3 Abertura do Bispo: Gambito Urusov
C25 Abertura Vienense
C25.2 Abertura Vienense: Defesa Max Lange
C25.3 Abertura Vienense: Gambito Vienense contra Cc6
C25.4 Abertura Vienense: Gambito Steinitz
C25.5 Abertura Vienense: Gambito Hamppe-Allgaier
C26 Abertura Vienense: Variante Falkbeer
C26.2 Abertura Vienense: Variante Mieses
C27 Abertura Vienense: Variante Frankenstein-Drácula
C28 Abertura Vienense: Variante Stanley
C29 Abertura Vienense: Gambito Vienense
C29.2 Gambito Vienense: Linha Principal
C30 Gambito do Rei
C30.2 Gambito do Rei Recusado: Variante Clássica
C30.3 Gambito do Rei Recusado: Ordem Petrov
C30.4 Gambito do Rei Recusado: Defesa Keene
C31 Gambito do Rei Recusado: Contragambito Falkbeer
C31.2 Gambito do Rei Recusado: Contragambito Nimzowitsch
C32 Contragambito Falkbeer: Linha Principal
C33 Gambito do Rei Aceito
C33.2 Gambito do Rei Aceito: Gambito do Bispo
C33.3 Gambito do Rei Aceito: Gambito Breyer
C33.4 Gambito do Rei Aceito: Gambito Mason-Keres
C34 Gambito do Rei Aceito: Gambito do Cavalo do Rei
C34.2 Gambito do Rei Aceito: Defesa Fischer
C34.3 Gambito do Rei Aceito: Defesa Schallopp
C34.4 Gambito do Rei Aceito: Defesa Becker
C35 Gambito do Rei Aceito: Defesa Cunningham
C36 Gambito do Rei Aceito: Defesa Moderna
C37 Gambito do Rei Aceito: Defesa Clássica
C37.2 Gambito do Rei Aceito: Gambito Muzio
C38 Gambito do Rei Aceito: Gambitos Philidor e Hanstein
C39 Gambito do Rei Aceito: Peão em h4
C39.2 Gambito do Rei Aceito: Gambito Kieseritzky
C39.3 Gambito do Rei Aceito: Gambito Allgaier
C40 Abertura do Cavalo do Rei
C40.2 Gambito Letão
C40.3 Gambito Elefante
C40.4 Defesa Damiano
C40.5 Defesa Gunderam
C40.6 Defesa Greco
C41 Defesa Philidor
C41.2 Defesa Philidor: Variante das Trocas
C41.3 Defesa Philidor: Variante Hanham
C41.4 Defesa Philidor: Variante Nimzowitsch
C41.5 Defesa Philidor: Contragambito Philidor
C42 Defesa Petrov
C42.2 Defesa Petrov: Três Cavalos
C42.3 Defesa Petrov: Ordem do Ataque Clássico
C42.4 Defesa Petrov: Gambito Stafford
C42.5 Defesa Petrov: Variante Damiano
C42.6 Defesa Petrov: Gambito Cochrane
C42.7 Defesa Petrov: Ataque Clássico
C42.8 Defesa Petrov: Ataque Nimzowitsch
C43 Defesa Petrov: Ataque Steinitz
C44 Abertura do Cavalo do Rei: Variante Normal
C44.2 Abertura Ponziani
C44.3 Abertura Húngara: Forma Invertida
C44.4 Abertura Escocesa: Peão em d4
C44.5 Abertura Ponziani: Contra-ataque Jaenisch
C44.6 Abertura Ponziani: Variante Leonhardt
C44.7 Gambito Göring
C44.8 Gambito Escocês
C45 Abertura Escocesa
C45.2 Abertura Escocesa: Variante Clássica
C45.3 Abertura Escocesa: Variante Schmidt
C45.4 Abertura Escocesa: Variante Steinitz
C45.5 Abertura Escocesa: Variante Mieses
C46 Abertura dos Três Cavalos
C47 Abertura dos Quatro Cavalos
C47.2 Quatro Cavalos: Variante Escocesa
C47.3 Quatro Cavalos: Gambito Halloween
C47.4 Quatro Cavalos: Sistema Glek
C47.5 Quatro Cavalos: Gambito Belgrado
C48 Quatro Cavalos: Variante Espanhola
C48.2 Quatro Cavalos: Variante Rubinstein
C49 Quatro Cavalos: Espanhola Dupla
C50 Abertura Italiana
C50.2 Abertura Italiana: Defesa Húngara
C50.3 Abertura Italiana: Gambito Blackburne-Kostić
C50.4 Abertura Italiana: Defesa Parisiense
C50.5 Abertura Italiana: Gambito Rousseau
C50.6 Abertura Italiana: Giuoco Piano
C50.7 Abertura Italiana: Giuoco Pianissimo
C50.8 Abertura Italiana: Gambito Jerome
C51 Abertura Italiana: Gambito Evans
C51.2 Gambito Evans Recusado
C51.3 Gambito Evans Aceito
C52 Gambito Evans: Bispo em a5
C53 Abertura Italiana: Variante Clássica
C54 Abertura Italiana: Giuoco Pianissimo com c3
C54.2 Abertura Italiana: Ataque Greco
C54.3 Abertura Italiana: Ataque Møller
C55 Abertura Italiana: Defesa dos Dois Cavalos
C55.2 Defesa dos Dois Cavalos: Abertura do Bispo Moderna
C55.3 Defesa dos Dois Cavalos: Ordem do Ataque Max Lange
C55.4 Defesa dos Dois Cavalos: Ataque Max Lange
C56 Defesa dos Dois Cavalos: Centro Aberto, Linha Principal
C57 Defesa dos Dois Cavalos: Ataque do Cavalo
C57.2 Defesa dos Dois Cavalos: Contra-ataque Traxler
C57.3 Defesa dos Dois Cavalos: Variante Fritz
C57.4 Defesa dos Dois Cavalos: Variante Ulvestad
C57.5 Defesa dos Dois Cavalos: Ataque Fegatello
C58 Defesa dos Dois Cavalos: Defesa Polerio
C59 Defesa dos Dois Cavalos: Polerio, Linha Principal
C60 Abertura Espanhola
C60.2 Abertura Espanhola: Defesa do Fianqueto
C60.3 Abertura Espanhola: Defesa Cozio
C60.4 Abertura Espanhola: Gambito Brentano
C61 Abertura Espanhola: Defesa Bird
C62 Abertura Espanhola: Defesa Steinitz Antiga
C63 Abertura Espanhola: Defesa Schliemann
C64 Abertura Espanhola: Defesa Clássica
C65 Abertura Espanhola: Defesa Berlinense
C65.2 Abertura Espanhola: Berlinense, Antiberlinense com d3
C66 Abertura Espanhola: Berlinense, Defesa Steinitz Melhorada
C67 Abertura Espanhola: Berlinense, Gambito do Rio Aceito
C67.2 Abertura Espanhola: Muro de Berlim
C68 Abertura Espanhola: Defesa Morphy
C68.2 Abertura Espanhola: Variante das Trocas
C69 Abertura Espanhola: Trocas, Ordem Barendregt
C69.2 Abertura Espanhola: Trocas, Variante Gligorić
C70 Abertura Espanhola: Bispo em a4
C70.2 Abertura Espanhola: Variante Norueguesa
C71 Abertura Espanhola: Defesa Steinitz Moderna
C74 Abertura Espanhola: Variante Siesta
C77 Abertura Espanhola: Variante Colombo
C77.2 Abertura Espanhola: Variante Anderssen
C78 Abertura Espanhola: Posição Principal com Roque
C78.2 Abertura Espanhola: Defesa Møller
C78.3 Abertura Espanhola: Variante de Arkhangelsk
C78.4 Abertura Espanhola: Variante Neo-Arkhangelsk
C80 Abertura Espanhola: Variante Aberta
C80.2 Abertura Espanhola: Aberta, Linha Principal
C81 Abertura Espanhola: Aberta, Ataque Howell
C82 Abertura Espanhola: Aberta, Variante Italiana
C83 Abertura Espanhola: Aberta, Defesa Clássica
C84 Abertura Espanhola: Defesa Fechada
C84.2 Abertura Espanhola: Fechada, Ataque do Centro
C85 Abertura Espanhola: Variante das Trocas Retardada
C86 Abertura Espanhola: Fechada, Ataque Worrall
C87 Abertura Espanhola: Fechada, Variante Averbakh
C88 Abertura Espanhola: Fechada, Bispo em b3
C88.2 Abertura Espanhola: Anti-Marshall com a4
C88.3 Abertura Espanhola: Anti-Marshall com h3
C89 Abertura Espanhola: Ataque Marshall
C90 Abertura Espanhola: Fechada, Posição Principal
C91 Abertura Espanhola: Fechada, Variante Bogoljubow
C92 Abertura Espanhola: Fechada, Peão em h3
C92.2 Abertura Espanhola: Fechada, Sistema Flohr-Zaitsev
C92.3 Abertura Espanhola: Fechada, Variante Karpov
C93 Abertura Espanhola: Fechada, Defesa Smyslov
C94 Abertura Espanhola: Fechada, Defesa Breyer
C96 Abertura Espanhola: Fechada, Cavalo em a5
C97 Abertura Espanhola: Fechada, Defesa Chigorin
D00 Abertura do Peão da Dama: Peão em d5
D00.2 Peão da Dama: Sistema Londres Acelerado
D00.3 Gambito Blackmar-Diemer
D00.4 Peão da Dama: Ataque Hodgson
D00.5 Peão da Dama: Ordem do Ataque Stonewall
D00.6 Sistema Londres Jobava
D00.7 Gambito Blackmar-Diemer: Linha Principal
D01 Ataque Richter-Veresov
D02 Peão da Dama: Variante Zukertort
D02.2 Peão da Dama: Variante Simétrica
D02.3 Peão da Dama: Variante Chigorin
D02.4 Sistema Londres
D02.5 Peão da Dama: Pseudocatalã
D03 Ataque Torre contra d5
D04 Sistema Colle
D05 Sistema Colle: Linha Principal
D05.2 Sistema Colle: Variante Zukertort
D06 Gambito da Dama
D06.2 Gambito da Dama Recusado: Defesa Báltica
D06.3 Gambito da Dama Recusado: Defesa Marshall
D06.4 Gambito da Dama Recusado: Defesa Austríaca
D07 Gambito da Dama Recusado: Defesa Chigorin
D08 Contragambito Albin
D08.2 Contragambito Albin: Armadilha de Lasker
D09 Contragambito Albin: Variante do Fianqueto
D10 Defesa Eslava
D10.2 Defesa Eslava: Cavalo em c3
D10.3 Defesa Eslava: Variante das Trocas
D10.4 Defesa Eslava: Contragambito Winawer
D11 Defesa Eslava: Linha Moderna
D11.2 Defesa Eslava: Variante Tranquila
D12 Defesa Eslava: Tranquila, Defesa Schallopp
D13 Defesa Eslava: Trocas com Cavalos
D15 Defesa Eslava: Variante dos Três Cavalos
D15.2 Defesa Eslava: Variante Chebanenko
D15.3 Defesa Eslava: Gambito Geller
D16 Defesa Eslava: Variante Alapin
D16.2 Defesa Eslava: Variante Steiner
D17 Defesa Eslava: Variante Tcheca
D17.2 Defesa Eslava: Ataque Krause
D18 Defesa Eslava: Variante Holandesa
D20 Gambito da Dama Aceito
D20.2 Gambito da Dama Aceito: Variante Central
D20.3 Gambito da Dama Aceito: Variante Antiga
D21 Gambito da Dama Aceito: Variante Normal
D22 Gambito da Dama Aceito: Defesa Alekhine
D23 Gambito da Dama Aceito: Ordem dos Cavalos
D23.2 Gambito da Dama Aceito: Variante Mannheim
D24 Gambito da Dama Aceito: Variante Showalter
D25 Gambito da Dama Aceito: Normal com e3
D26 Gambito da Dama Aceito: Variante Clássica
D27 Gambito da Dama Aceito: Clássica, Linha Principal
D30 Gambito da Dama Recusado
D30.2 Gambito da Dama Recusado: Cavalo em f3
D31 Gambito da Dama Recusado: Variante do Cavalo da Dama
D31.2 Defesa Semieslava: Sistema do Triângulo
D31.3 Gambito da Dama Recusado: Bispo em b4
D31.4 Gambito da Dama Recusado: Variante Alatortsev
D31.5 Defesa Semieslava: Gambito Marshall
D31.6 Defesa Semieslava: Variante Noteboom
D32 Defesa Tarrasch
D32.2 Defesa Tarrasch: Ordem do Gambito Schara
D33 Defesa Tarrasch: Sistema Rubinstein
D34 Defesa Tarrasch: Variante Clássica
D35 Gambito da Dama Recusado: Defesa Normal
D35.2 Gambito da Dama Recusado: Variante das Trocas
D35.3 Gambito da Dama Recusado: Trocas, Linha Posicional
D36 Gambito da Dama Recusado: Trocas, Dama em c2
D37 Gambito da Dama Recusado: Variante dos Três Cavalos
D37.2 Gambito da Dama Recusado: Ataque Harrwitz
D37.3 Gambito da Dama Recusado: Ataque Harrwitz contra Cbd7
D38 Gambito da Dama Recusado: Defesa Ragozin
D39 Gambito da Dama Recusado: Ragozin, Variante de Viena
D40 Gambito da Dama Recusado: Defesa Semi-Tarrasch
D41 Gambito da Dama Recusado: Semi-Tarrasch, Variante Pillsbury
D43 Defesa Semieslava
D43.2 Defesa Semieslava: Variante de Moscou
D43.3 Defesa Semieslava: Gambito Antimoscou
D44 Defesa Semieslava: Ordem Botvinnik
D44.2 Defesa Semieslava: Variante Botvinnik
D45 Defesa Semieslava: Variante Normal
D45.2 Defesa Semieslava: Variante Stoltz
D45.3 Defesa Semieslava: Gambito Shabalov-Shirov
D46 Defesa Semieslava: Linha Principal
D47 Defesa Semieslava: Ordem Merano
D47.2 Defesa Semieslava: Variante Merano
D48 Defesa Semieslava: Merano, Linha Clássica
D50 Gambito da Dama Recusado: Variante Moderna
D51 Gambito da Dama Recusado: Cavalo em d7
D51.2 Gambito da Dama Recusado: Armadilha do Elefante
D52 Gambito da Dama Recusado: Defesa Cambridge Springs
D53 Gambito da Dama Recusado: Ordem Ortodoxa
D55 Gambito da Dama Recusado: Esquema Ortodoxo
D56 Gambito da Dama Recusado: Defesa Lasker
D58 Gambito da Dama Recusado: Defesa Tartakower
D60 Gambito da Dama Recusado: Defesa Ortodoxa
D63 Gambito da Dama Recusado: Ortodoxa, Linha Principal
D70 Defesa Neo-Grünfeld: Ataque Goglidze
D70.2 Defesa Neo-Grünfeld
D71 Defesa Neo-Grünfeld: Variante das Trocas
D80 Defesa Grünfeld
D80.2 Defesa Grünfeld: Variante de Estocolmo
D80.3 Defesa Grünfeld: Gambito Gibbon
D81 Defesa Grünfeld: Variante Russa Acelerada
D82 Defesa Grünfeld: Ataque Brinckmann
D83 Defesa Grünfeld: Gambito Grünfeld
D85 Defesa Grünfeld: Troca em d5
D85.2 Defesa Grünfeld: Variante das Trocas
D85.3 Defesa Grünfeld: Variante das Trocas Moderna
D86 Defesa Grünfeld: Variante das Trocas Clássica
D87 Defesa Grünfeld: Variante Spassky
D90 Defesa Grünfeld: Variante dos Três Cavalos
D91 Defesa Grünfeld: Sistema Petrosian
D92 Defesa Grünfeld: Ataque Húngaro
D94 Defesa Grünfeld: Variante Burille
D96 Defesa Grünfeld: Variante Russa
D97 Defesa Grünfeld: Russa, Variante Húngara
D98 Defesa Grünfeld: Russa, Variante Smyslov
E00 Defesa Índia: Ordem com e6
E00.2 Abertura Catalã
E00.3 Ataque Neoíndio
E01 Abertura Catalã: Peão em d5
E01.2 Abertura Catalã: Posição Principal
E02 Abertura Catalã: Aberta, Variante Alekhine
E04 Abertura Catalã: Defesa Aberta
E05 Abertura Catalã: Aberta, Linha Clássica
E06 Abertura Catalã: Variante Fechada
E07 Abertura Catalã: Fechada, Tradicional
E10 Defesa Índia: Antinimzoíndia
E10.2 Defesa Döry
E10.3 Defesa Dzindzi-Índia
E10.4 Contragambito Blumenfeld
E11 Defesa Bogoíndia
E11.2 Defesa Bogoíndia: Variante Grünfeld
E11.3 Defesa Bogoíndia: Variante Nimzowitsch
E11.4 Defesa Bogoíndia: Variante Vitolinsh
E12 Defesa Índia da Dama
E12.2 Defesa Índia da Dama: Variante Petrosian
E12.3 Defesa Índia da Dama: Variante Kasparov
E12.4 Defesa Índia da Dama: Variante Miles
E14 Defesa Índia da Dama: Sistema Spassky
E15 Defesa Índia da Dama: Variante do Fianqueto
E15.2 Defesa Índia da Dama: Fianqueto, Variante Nimzowitsch
E15.3 Defesa Índia da Dama: Fianqueto, Tradicional
E16 Defesa Índia da Dama: Variante Capablanca
E17 Defesa Índia da Dama: Variante Clássica
E18 Defesa Índia da Dama: Clássica, Linha Principal
E20 Defesa Nimzoíndia
E20.2 Defesa Nimzoíndia: Variante Kmoch
E20.3 Defesa Nimzoíndia: Variante Romanishin
E20.4 Defesa Nimzoíndia: Bispo em d2
E21 Defesa Nimzoíndia: Variante dos Três Cavalos
E22 Defesa Nimzoíndia: Variante Spielmann
E24 Defesa Nimzoíndia: Ordem Sämisch
E24.2 Defesa Nimzoíndia: Variante Sämisch
E30 Defesa Nimzoíndia: Variante Leningrado
E32 Defesa Nimzoíndia: Variante Clássica
E32.2 Defesa Nimzoíndia: Clássica, com Roque
E33 Defesa Nimzoíndia: Clássica, Variante de Zurique
E34 Defesa Nimzoíndia: Clássica, Variante Noa
E38 Defesa Nimzoíndia: Clássica, Variante Berlinense
E40 Defesa Nimzoíndia: Variante Normal
E41 Defesa Nimzoíndia: Ordem Hübner
E41.2 Defesa Nimzoíndia: Variante Hübner
E43 Defesa Nimzoíndia: Variante de São Petersburgo
E46 Defesa Nimzoíndia: Normal, com Roque
E46.2 Defesa Nimzoíndia: Variante Reshevsky
E47 Defesa Nimzoíndia: Normal, Bispo em d3
E48 Defesa Nimzoíndia: Normal, Peão em d5
E51 Defesa Nimzoíndia: Normal, Cavalo em f3
E54 Defesa Nimzoíndia: Sistema Gligorić
E59 Defesa Nimzoíndia: Normal, Linha Principal
E60 Índia do Rei e Grünfeld: Peão em g6
E60.2 Defesa Índia do Rei: Fianqueto Imediato
E60.3 Defesa Índia do Rei: Normal sem Cc3
E61 Defesa Índia do Rei
E62 Defesa Índia do Rei: Variante do Fianqueto
E62.2 Defesa Índia do Rei: Fianqueto, Cavalo em c6
E66 Defesa Índia do Rei: Fianqueto, Linha Panno Iugoslava
E67 Defesa Índia do Rei: Fianqueto, Linha Clássica
E70 Defesa Índia do Rei: Variante Normal
E71 Defesa Índia do Rei: Variante Makogonov
E72 Defesa Índia do Rei: Sistema Pomar
E73 Defesa Índia do Rei: Bispo em e2
E73.2 Defesa Índia do Rei: Variante Averbakh
E73.3 Defesa Índia do Rei: Avanço g4
E76 Defesa Índia do Rei: Ataque dos Quatro Peões
E77 Defesa Índia do Rei: Quatro Peões, Linha Principal
E80 Defesa Índia do Rei: Variante Sämisch
E81 Defesa Índia do Rei: Sämisch, com Roque
E81.2 Defesa Índia do Rei: Gambito Sämisch
E83 Defesa Índia do Rei: Sämisch, Ordem Panno
E85 Defesa Índia do Rei: Sämisch, Variante Ortodoxa
E90 Defesa Índia do Rei: Cavalo em f3
E90.2 Defesa Índia do Rei: Variante Larsen
E91 Defesa Índia do Rei: Ordem Clássica
E92 Defesa Índia do Rei: Variante Clássica
E92.2 Defesa Índia do Rei: Variante das Trocas
E92.3 Defesa Índia do Rei: Sistema Gligorić-Taimanov
E92.4 Defesa Índia do Rei: Variante Petrosian
E94 Defesa Índia do Rei: Variante Ortodoxa
E97 Defesa Índia do Rei: Ordem Mar del Plata
E97.2 Defesa Índia do Rei: Ataque da Baioneta
E98 Defesa Índia do Rei: Mar del Plata, Linha Clássica
E99 Defesa Índia do Rei: Variante Mar del Plata
`;
