import type { JSX } from 'preact';

export function App(): JSX.Element {
  return (
    <main>
      <h1>Tabuleiro</h1>
    </main>
  );
}
