import type { ComponentChildren, JSX } from 'preact';
import '../components/card.css';

type Props = {
  readonly title?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** Things that belong together, in a printer's double frame. */
export function Card({ title, class: extra = '', children }: Props): JSX.Element {
  return (
    <section class={`card ${extra}`}>
      {title === undefined ? null : <h2>{title}</h2>}
      {children}
    </section>
  );
}
