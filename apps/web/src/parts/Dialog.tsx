import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { lang } from '../i18n/lang.js';
import { Button, IconButton } from './Button.js';
import './dialog.css';
import { partsWords } from './words.js';

type Props = {
  readonly title: string;
  /** Esc, the cross, a click outside: nothing was chosen. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren;
};

/** A question that stops everything else. It is open as long as it is there; the focus goes back where it was. */
export function Dialog({ title, onClose, children, actions }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const leave = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it, and the browser hears it
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={leave}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={partsWords[lang.value].close} onClick={onClose} />
        </header>
        {children}
        {actions === undefined ? null : <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}

type ConfirmProps = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** For what cannot be undone. The harmless answer comes first and has the focus. */
export function Confirm({ title, text, confirm, onConfirm, onClose }: ConfirmProps): JSX.Element {
  const actions = (
    <>
      <Button onClick={onClose}>{partsWords[lang.value].cancel}</Button>
      <Button kind="danger" onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p>{text}</p>
    </Dialog>
  );
}
