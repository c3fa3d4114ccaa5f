export type ComponentWords = {
  readonly app: string;
  readonly skip: string;
  /** Goes on after the name: ", página inicial". */
  readonly home: string;
  readonly settings: string;
  readonly help: string;
  readonly menu: string;
  readonly close: string;
  readonly cancel: string;
  readonly notFetched: string;
  readonly broken: string;
  readonly fileLost: string;
  readonly reload: string;
  /** "Ajustes · Tabuleiro" */
  readonly title: (page: string) => string;
};
