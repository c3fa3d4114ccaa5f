import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import { Card } from '../../components/Card.js';
import { Drawing } from '../../components/Drawing.js';
import { Note } from '../../components/Note.js';
import { settingsWords } from '../../words/settings.js';

export type AboutProps = {
  readonly lang: Lang;
  readonly version: string;
  /** Does a newer version wait? It is taken up only when somebody says so. */
  readonly isNewer: boolean;
  readonly onUpdate: () => void;
};

export function AboutSection({ lang, version, isNewer, onUpdate }: AboutProps): JSX.Element {
  const { about: words } = settingsWords[lang];
  return (
    <Card title={words.title} class="about">
      <Drawing art="bird" class="ornament" />
      <p>{words.version(version)}</p>
      {isNewer ? (
        <Note>
          <p>{words.newer}</p>
          <Button onClick={onUpdate}>{words.update}</Button>
        </Note>
      ) : null}
      <h3>{words.privacy}</h3>
      <p>{words.privacyText}</p>
      <h3>{words.licences}</h3>
      <p>{words.licencesText}</p>
    </Card>
  );
}
