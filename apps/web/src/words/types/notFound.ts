export type NotFoundWords = {
  readonly titles: Readonly<Record<'page' | 'game', string>>;
  readonly texts: Readonly<Record<'page' | 'game', string>>;
  readonly home: string;
};
