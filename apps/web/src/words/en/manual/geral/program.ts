import type { program as articles } from '../../../../manual/geral/articles.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const program: ArticleTexts<typeof articles> = {
  'guardar-e-continuar': {
    title: 'Saving and continuing',
    sought: 'save, resume',
    summary: 'Every move is saved at once; the game waits for you under "Continue".',
    body: [
      'There is no save button. Every move, every offer and the clock times are saved on this device the moment they happen. If the browser closes or the power fails, the game comes back as it was.',
      'Unfinished games are on the home page under "Continue", the latest first. Finished ones are listed below: you can review them move by move and, with "Evaluate the position", see what the computer thinks. Deleting a game always asks first.',
      'The same game open in two tabs: one plays, the other only watches, and says so.',
      'What we cannot promise: you can clear the browser’s data, and the browser may clear what it stores when space runs short or when you stay away for a long time. Under Settings the app says whether the browser has promised to keep it. If not, export everything now and then.',
      'In a private window, or with storage blocked, you can play but nothing is saved: the app warns you.',
      'A damaged game is never deleted or repaired behind your back. Under Settings you can export it as it is, or open it and keep a copy of the part that is sound.',
    ],
  },

  'exportar-e-importar': {
    title: 'Exporting and importing',
    summary: 'Take a game, a position or everything you have saved to another device or program.',
    body: [
      'One game: on its page, open "More", the three dots.',
      '- "Download PGN", in classic chess and Núcleo: any chess program reads it.',
      '- "Download record", in all four games: the whole game with clocks, offers and dice. The secret of the dice is included only once the game is over.',
      '- "Copy position": the position as text.',
      'To bring a game in: on the home page, under "Open or paste", paste a position, a PGN or a record, or open a file. The game is detected automatically. A game in PGN opens on the analysis board. A file of several is imported, even of thousands, and they are kept under "My games", where you search, delete and see your own numbers.',
      'Everything at once: under Settings, "Export everything" makes a single file with all games and settings. "Import" reads it on another device. Importing twice duplicates nothing, and a game that took another course is put beside yours.',
      'Note: the file from "Export everything" contains the secret of the dice of unfinished Senet games, because they could not continue without it. Whoever reads it can work out the throws: keep it to yourself. The app reminds you.',
    ],
  },

  niveis: {
    title: 'The computer and its levels',
    sought: 'difficulty, AI, strength, Elo',
    summary: 'Ten levels and the maximum, in all four games, equally strong on any device.',
    body: [
      'The computer plays all four games, on your own device and without internet. Levels go from 1, first steps, to 10, master; above them is the maximum.',
      'A level is a fixed number of positions looked at (in Senet, of throws ahead) and a measure of errors made on purpose. No level from 1 to 10 uses the clock: level 5 is as strong on an old phone as on a new computer.',
      'The maximum makes no errors on purpose and uses the clock: there a faster device plays better.',
      'Before it replies it waits for a moment, so that you see your own move land. The wait comes off its own time; under Settings, "In a hurry" does away with it.',
      'In classic chess we measured the levels against Stockfish 15.1 at limited strength. On that scale level 7 came out near 1100, 8 near 1300, 9 near 1500 and 10 near 1700. It is not a tournament rating: it is only meant for comparing levels with each other.',
      'In Núcleo and Brasez the scale is only relative: each level clearly beats the one before. In Senet we measured how much each level gives away compared with the best move; luck still decides many games, and a low level sometimes wins.',
      'The numbers, with their margins and how to measure again, are in docs/levels.md and docs/senet-levels.md in the repository.',
      'A hint does not depend on the level of the opponent: it is always a search without errors.',
    ],
  },

  'computador-honesto': {
    title: 'A fair computer',
    sought: 'AI, cheating',
    summary: 'It sees what you see, does not adapt to you and does not think on your time.',
    body: [
      '- It sees what you see: it is given the game, its options, the position and the moves so far, and nothing else.',
      '- It does not know who you are, how you played before or how fast you move. So it adapts to none of it.',
      '- With the same position, the same level and the same seed, the number its errors are drawn from, it makes the same move.',
      '- It does not think on your time: when it has answered, it is idle until its turn.',
      '- It accepts a draw exactly when its own evaluation, a search of 40,000 positions, says that it is not better by more than a fifth of a pawn. All levels answer alike.',
      '- Hints come from a search without errors, of 100,000 positions in chess, Núcleo and Brasez.',
      '- In Senet it is given the die on the table and never the secret of those to come. It counts the five numbers as equally likely, as you do. A test plays the same position with a thousand different secrets, and the choice is always the same.',
      'After a game of Senet, "Luck and skill" shows how much each throw helped and how much each move gave away, on both sides.',
      'The details, and the tests that hold it to this, are in docs/fairness.md.',
    ],
  },

  'dados-honestos': {
    title: 'Fair dice and how to check them',
    summary:
      'The secret of the die is sealed before the game and shown at the end; anybody can repeat the calculation.',
    body: [
      'In Senet with the program’s die, the throws are settled before the first one, by the program and you together. Neither can choose the numbers or draw them again.',
      '- The program draws a secret of 32 bytes and shows its seal, the SHA-256 of the secret. From then on the secret cannot change, and the seal reveals nothing about it.',
      '- You add a text of your own. The program proposes one; if you do not trust it, write another.',
      '- Each throw is a calculation, HMAC-SHA-256, with the secret, your text and the number of the throw. Every face has exactly the same chance.',
      '- Taking moves back or reloading the page changes nothing: the same throw gives the same number.',
      '- At the end the secret is shown.',
      'To check in the app: at the end of the game, under "Check the dice", compare the seal with the one you saw before and press "Verify". The page repeats every calculation.',
      'To check with another program: download the transcript and use npx tabuleiro verify-dice FILE, or python3 docs/verify-dice.py FILE. The second is a program of its own of fewer than 60 lines, short enough to read before you trust it. Both say ok, or name the first throw that differs.',
      'What is not promised: whoever can look into the memory or the saved games of the device can find the secret before the end. And a game with a real die has no calculation to check; its record says so.',
    ],
  },

  notacao: {
    title: 'Notation of moves and positions',
    summary: 'How the moves and positions of each game are written and read.',
    body: [
      'Piece letters in English: K king, Q queen, R rook, B bishop, N knight; in Brasez also W Warlord, H High Priest, L Lord and G Grand Duke. In Portuguese: R, D, T, B, C; W, SS, L and G. A pawn has a letter only in a Brasez charge.',
      'Classic chess and Núcleo: Nf3, exd5, O-O, O-O-O, e8=Q, check + and mate #. Positions are FEN and games are PGN, in files always with the English letters, as the standard asks. The list of moves uses the letters you choose under Settings, or drawings of the pieces instead.',
      'Brasez: an action is a single word, and a square is where a piece arrives.',
      '- K@e1 places the king, G@e5 is a Grand Duke that enters, L@a1 is the sneak move of a Lord, which goes from the far rank to a1.',
      '- P*d6 and L*f6 are charges; e4>e5 is a lance that pushes to e5; d3&e3 is a legionary move.',
      '- The sign ~d5 at the end says that the Grand Duke on d5 retires; (x) says that the piece fell in a zone; pass is the pass.',
      'Positions of Brasez are BFEN, with ten fields: those of FEN and what else the game needs, such as the Pass token, the Duchies and the captured pieces.',
      'Senet: a move is house-house, such as 9-12; in the list "swap", "water 15" and "29-off" say what happened. A position is the thirty houses, the player and the die, such as ABABABABAB/........../.......... A -.',
      'In coordinates each action has exactly one text, the same in the app, the terminal and files: g1f3, e7e8q, d4*d6, 9-12. The whole grammar is in docs/notation.md and docs/rules in the repository.',
    ],
  },

  privacidade: {
    title: 'Privacy',
    summary: 'No account, no ads, no tracking: nothing you play leaves the device unless you ask for it.',
    body: [
      '- There is no account, password, advertisement, chat or purchase.',
      '- There is no tracking and no usage statistics. The page talks to no server other than the one it came from, and its security policy forbids it to. The tests fail if it tries.',
      '- Games, the names you write and the settings are kept in the browser of this device. The computer opponent thinks here too.',
      '- The page asks for no camera, microphone, location or contacts.',
      'Only what you export or copy yourself leaves the device and, when you play with somebody far away, what that game needs: the name you gave, moves, offers and phrases. They go to the server the page came from, which keeps them so that nothing is lost, and to whoever plays or watches. Without such games the page looks for no server of them.',
      'One thing is not in our hands: if you open the app from somebody’s site, the server of that site sees, as with any page, that your browser fetched the files. The server behind npm start keeps none of that.',
      'You can delete each game on the home page. To erase everything, names and settings too, clear this site’s data in your browser.',
    ],
  },

  contestar: {
    title: 'How to dispute a ruling',
    summary: 'Do you read a rule differently? Name the article, the position and the sentence you rely on.',
    body: [
      'The games’ documents leave some questions open. There we decided as a player would expect, and the manual marks the passage as our ruling. Rulings can change.',
      'If you disagree, open an issue in the project’s repository, in Portuguese or English, with three things:',
      '- The article of the manual with the ruling: its title or the address of its page. In a game, the answer to "Why can’t I?" leads to it.',
      '- A position in the notation of the game and the action in question. "Copy position" gives the text.',
      '- What happens now, what should happen, and the sentence of the original document you rely on.',
      'A ruling that contradicts its document is wrong and will be changed. One that fills a gap is changed for a better reason, such as the word of the game’s author.',
      'The change is made in docs/rules first, then in the test of that rule, and only then in the program.',
    ],
  },

  acessibilidade: {
    title: 'Accessibility: what was tested and what was not',
    sought: 'accessible',
    summary: 'Programs check the app at every change; no real screen reader has been used yet.',
    body: [
      'Our goal is levels A and AA of WCAG 2.2, which the Brazilian standard ABNT NBR 17225 calls regular conformity. This page says how we check and where we do not know.',
      'What programs check, in the Chromium browser:',
      '- Names, roles and states, with the tool axe, on the screens of the app, in Portuguese and English, in the light, dark and high-contrast themes.',
      '- The contrast of the colours of each theme.',
      '- Nothing cut off on a screen 320 pixels wide, even with text at 200%.',
      '- The size of touch targets: 24 pixels or more, and 44 or more for the main buttons.',
      '- The focus always in sight, and a single Tab stop on the board.',
      '- Games played by keyboard and ear alone, with everything the live regions say written in the test, word by word.',
      '- Reduced motion: with it pieces and die go straight to their place.',
      'What nobody has tested yet:',
      '- No real screen reader: not NVDA, JAWS, Narrator, VoiceOver, TalkBack or Orca.',
      '- No braille display and no voice control.',
      '- No test with disabled people and no audit from outside.',
      '- Browsers other than Chromium are not part of the automatic tests.',
      'A live region can pass every automatic test and stay silent in a browser. So there is a script of 30 to 40 minutes for anyone who wants to test, in docs/accessibility-testing.md. No knowledge of the project is needed.',
      'Found a barrier? Open an issue in the repository titled "Accessibility: …" and say which device, browser and screen reader, what you expected and what happened.',
    ],
  },
};
