/** The named houses of Senet by number. */
export const houses: ReadonlyMap<number, string> = new Map([
  [15, 'Casa da Ressurreição'],
  [26, 'Casa da Beleza'],
  [27, 'Casa da Água'],
  [28, 'Casa dos Três Juízes'],
  [29, 'Casa de Rá'],
  [30, 'Casa de Hórus'],
]);
