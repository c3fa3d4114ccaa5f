import type { ArticleOutline } from '../outline.js';

export const playing = [
  { id: 'instalar', clauses: ['P-NF2', 'P-LOCAL'], rulings: [], examples: [] },
  { id: 'celular', clauses: ['P-NF2', 'P-LOCAL'], rulings: [], examples: [] },
  { id: 'escola', clauses: ['P-NF2', 'P-LOCAL', 'O-LINK'], rulings: [], examples: [] },
  { id: 'primeira-partida', clauses: ['P-NF2'], rulings: [], examples: [] },
  { id: 'mouse-e-toque', clauses: ['P-NF2'], rulings: [], examples: [] },
  { id: 'teclado', clauses: ['P-NF2', 'P-NF1'], rulings: [], examples: [] },
  { id: 'escrever-lances', clauses: ['P-NF2', 'P-NF1'], rulings: [], examples: [] },
  { id: 'leitor-de-tela', clauses: ['P-NF2', 'P-NF1'], rulings: [], examples: [] },
  { id: 'relogios', clauses: ['P-NF2', 'P-F2'], rulings: [], examples: [] },
] as const satisfies readonly ArticleOutline[];

export const program = [
  { id: 'guardar-e-continuar', clauses: ['P-NF2', 'P-F10'], rulings: [], examples: [] },
  { id: 'exportar-e-importar', clauses: ['P-NF2', 'P-F10'], rulings: [], examples: [] },
  { id: 'niveis', clauses: ['P-NF2', 'P-AI'], rulings: [], examples: [] },
  { id: 'computador-honesto', clauses: ['P-NF2', 'P-NF5'], rulings: [], examples: [] },
  { id: 'dados-honestos', clauses: ['P-NF2', 'P-NF5'], rulings: [], examples: [] },
  { id: 'notacao', clauses: ['P-NF2'], rulings: [], examples: [] },
  { id: 'privacidade', clauses: ['P-NF2', 'P-LOCAL'], rulings: [], examples: [] },
  { id: 'contestar', clauses: ['P-NF2'], rulings: [], examples: [] },
  { id: 'acessibilidade', clauses: ['P-NF2', 'P-NF1'], rulings: [], examples: [] },
] as const satisfies readonly ArticleOutline[];
