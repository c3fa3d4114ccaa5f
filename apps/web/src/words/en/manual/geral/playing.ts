import type { playing as articles } from '../../../../manual/geral/articles.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const playing: ArticleTexts<typeof articles> = {
  instalar: {
    title: 'Installing and opening',
    sought: 'install, download',
    summary: 'With Node.js and one command, npm start, the app opens in your browser.',
    body: [
      'You need git and Node.js 20.19 or newer. Copy the repository with git clone, enter its folder and type in a terminal: npm start.',
      'The command does all of its own set-up. The first time it fetches what is missing, and needs the internet for it; later it does not. In the end it shows the address in one line, http://localhost:4321, and opens the browser. Ctrl+C ends it.',
      'Options may follow npm start, after two hyphens, as in npm start -- --port 8080:',
      '- --port N chooses the port; it is 4321 unless you say so, and 0 takes any free one.',
      '- --host ADDRESS chooses where the server listens; without it only this computer reaches it.',
      '- --no-open does not open the browser.',
      'The command npm run dist makes the app as plain files, in the folder dist. Copy them to any web server, under any path.',
      'After one visit the app works without a network, provided the page came over https or from localhost: browsers ask for that. Over plain http it works, but only while the network does.',
      'If you prefer a terminal, play with npx tabuleiro play, after npm run build.',
      'When there is a new version, the app says so. It comes in only when you accept it and no other tab of Tabuleiro is open; no game changes its program half-way.',
    ],
  },

  celular: {
    title: 'Installing on a phone',
    summary: 'Opened over https, the app can go to the home screen of a phone and work without internet.',
    body: [
      'Tabuleiro is a page that a phone can keep as an app. It goes through no store and asks for no camera, contacts or location: it only asks the browser to keep your games.',
      'For this the page has to come over https. Ask whoever published it for the address, or put the files of npm run dist on a server with https yourself.',
      '- On Android, with Chrome: open the page, touch the menu with three dots and choose "Install app" or "Add to home screen".',
      '- On an iPhone or iPad, with Safari: open the page, touch Share and choose "Add to Home Screen".',
      '- On a computer, Chrome and Edge show a button in the address bar.',
      'The names of these menus differ between browsers. The app is the same in a tab and on the home screen.',
      'Installed or not, after the first visit it opens without internet. On a phone it is worth installing: browsers tend to keep longer what is on the home screen.',
    ],
  },

  'primeira-partida': {
    title: 'The first game',
    sought: 'game mode, colour, options',
    summary: 'Choose a game, press "Start the game" and play; everything else may stay as it is.',
    body: [
      'On the home page choose one of the four games. The next page shows everything that can be settled beforehand, and it is already filled in: you against the computer, at level 3, without a clock. "Start the game" is enough.',
      'If you like, change first:',
      '- Against whom: the computer, from level 1 to 10 or at its maximum, or another person at this device.',
      '- Which side you play, or let lots decide.',
      '- The time control, the help allowed, the names and the position to start from.',
      '- In Núcleo the house rules; in Senet the die.',
      'In the game, choose one of your pieces: the squares it can go to are marked. Choose one of them, and the move is made.',
      'If you try a move that is not allowed, the program says "Why can’t I?" and answers with the reason and the rule.',
      'Beside the board are the actions this game allows: take back, hint, turn the board, offer a draw, resign. Between two people a move is taken back only if the other agrees.',
      'You can close the page at any time. The game is on the home page, under "Go on".',
    ],
  },

  'mouse-e-toque': {
    title: 'Playing with a mouse or a finger',
    summary: 'Two taps, or a drag: the piece, then the square.',
    body: [
      '- With two clicks or two taps: first the piece, then the square. Choosing another piece of yours changes the choice.',
      '- By dragging: carry the piece to the square and let go. Letting go outside the board undoes the choice, and nothing happens before you let go.',
      'What lies outside the board is chosen in the same way: in Brasez the Grand Dukes in the Duchy and the Pass token; in Senet the exit and the button Pass.',
      'When a move can mean two things, such as the piece of a promotion or, in Brasez, charge and lance, the program asks. You can cancel the question.',
      'With two people at one device the board turns at every move (that of Senet stays). Under Settings you can choose that only the pieces turn, or that nothing moves.',
      'Under Settings you also turn on or off the marks of possible squares, the coordinates, sound and motion, and choose the playing hand.',
    ],
  },

  teclado: {
    title: 'Playing with the keyboard',
    summary: 'Tab leads to the board, the arrows move about, Enter chooses, and letters ask questions.',
    body: [
      'Tab takes you to the board, which is a single stop. Inside it:',
      '- Arrows: the next square, as seen on the screen. At the edge the program says so.',
      '- Home and End: first and last square of the row; with Ctrl, the corners of the board.',
      '- Enter or Space: choose the piece, then the square. Esc undoes the choice.',
      '- Letter of a piece: the next piece of that kind; with Shift the previous one. In chess these are K, Q, R, B, N and P; in Brasez also W, S for the High Priest, L and G; in Senet C for a cone and S for a spool. In Portuguese the Portuguese letters count.',
      '- 1 to 8: go to that rank; Shift+1 to 8: go to that file.',
      '- J: your next piece that can move; once it is chosen, the squares it can go to. Shift+J goes backwards.',
      '- In Senet, Page Down and Page Up, or the keys . and , follow the track.',
      'Keys that ask, and the answer is spoken:',
      '- O: where am I. U: last move. Z: last capture. H: clocks.',
      '- M: moves of the piece on this square. Shift+M: its captures only.',
      '- F: pieces on this file. Shift+F: pieces on this rank. X: pieces on the lines and diagonals from here.',
      '- A: your pieces. Shift+A: the opponent’s pieces. I: the whole position.',
      '- Y, in Senet: what lies ahead with this throw.',
      '- E, once the game is over: the evaluation of the position and the best move.',
      '- V: sound off or on. Question mark: the list of keys.',
      'The letters work only while the board has the focus, and you can turn them off under Settings, "Single-letter keys". The button Help at the top of the page always has this list.',
    ],
  },

  'escrever-lances': {
    title: 'Typing moves and words',
    summary: 'The move box takes moves and words, in Portuguese and English.',
    body: [
      'On the page of a game there is a text box, "Type a move or a word". It is worth as much as the mouse: a whole game can be played by typing.',
      'Moves of chess: Nf3, Cf3, g1f3, exd5, O-O, e8=Q. The letters K Q R B N and R D T B C both count; those of the page’s language come first. If a text fits several moves, the program shows which.',
      'Moves of Brasez: the notation of the game, or words such as "pass", "duke e4", "king e1", "charge e4 e6", "legion d2 e2" and "e2e4 retire d5".',
      'Moves of Senet: 9-12, or 9 alone, because with one die each piece has one move; "26 off"; "pass" when nothing moves.',
      'Words, with or without accents, in both languages:',
      '- "resign", "draw", "accept", "decline", "back", "hint".',
      '- "clock", "last", "square e4", "position": the program answers.',
      '- "flip", "pause", "resume", "sound", "help".',
      '- "throw" throws the die of Senet; with a real die, say the number: "throw 3".',
      '- "claim" asks for the draw by perpetual check.',
    ],
  },

  'leitor-de-tela': {
    title: 'Playing with a screen reader',
    summary: 'The board is the same for everybody: a grid with names, spoken answers and a move box.',
    body: [
      'There is no special mode to turn on. The board is a grid with a single Tab stop; each square tells its name, piece, colour and state, such as "e2, white pawn, can move".',
      'Screen readers on Windows should enter focus mode by themselves when they reach the board. If yours does not, turn it on by hand and, please, tell us.',
      'Your move, your opponent’s, check, requests and the end of the game are spoken without your asking, and the focus stays where it was. A forbidden move is answered with the whole reason.',
      'The question keys say again whatever you want: U the last move, H the clocks, M the moves of the piece, I the whole position. The article "Playing with the keyboard" has them all.',
      'Under Settings, "How squares are read out", you choose whether the square comes before or after the piece, whether files are a, b, c, or alfa, bravo, charlie, or Anna, Bella, Cesar, whether piece and colour are given by name or by letter, and how much to say.',
      'In Senet reading follows the track from house 1 to 30. In Brasez the Duchy and the Pass token come right after the board.',
      'The move box is another complete way to play, and the article "Typing moves and words" says what it understands.',
      'Important: we have not tested with any real screen reader yet. What was tested and what was not is in the article "Accessibility".',
    ],
  },

  relogios: {
    title: 'Clocks and time controls',
    sought: 'time per move',
    summary: 'No clock, a ready time control, a time for each move, or one that you write.',
    body: [
      'Unless you choose otherwise, a game has no clock. If you want one, choose it under "Time control".',
      '- 3+2, 5+0, 5+3, 10+5, 15+10, 30+0, 60+30, 90+30: minutes for the game and seconds more after each move. 10+5 is 10 minutes and 5 seconds more a move.',
      '- 10 KO and 15 KO: sudden death, nothing is added.',
      '- 90/40+30+30s: 90 minutes for 40 moves, then 30 minutes more, with 30 seconds a move.',
      '- Per move: so many seconds for each move.',
      '- Another one: write, for example, 25+10, 20 KO, 0:45+1 (45 seconds and 1 more) or 5+0;d3 (with delay: the first 3 seconds of each move do not count).',
      '- Unequal times: a time control for each side.',
      'Beside each stands its class: blitz up to 10 minutes, rapid below 60, classical from there on. We count as FIDE and CBX do: the time plus 60 times the increment.',
      'When 30 and 10 seconds are left, the program says so. The key H and the word "clock" tell the times.',
      'Running out of time is a loss in classic chess, Brasez and Senet. In Núcleo it is a draw; the clock of the game always says which.',
      'In Núcleo, with a clock, help is paid for with time: 15 seconds a hint and 30 a move taken back, unless you change the prices before the game.',
      'The button Pause stops both clocks. Whoever closes the page or the browser loses no time: opened again, the game is paused until you press Go on. In Senet throwing the die is no move: the increment comes with the move of a piece only.',
    ],
  },
};
