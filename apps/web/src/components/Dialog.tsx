import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { LiveRegions } from '../announce/LiveRegions.js';
import { lang } from '../language/lang.js';
import { Button, IconButton } from './Button.js';
import '../components/dialog.css';
import { componentWords } from '../words/app.js';

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
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      dialog.current?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  /** The page can be heard again before anything is said about it. */
  const leave = (): void => {
    dialog.current?.close();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it, and the browser hears it
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) leave();
      }}
    >
      <div class="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
        {actions === undefined ? null : <footer>{actions}</footer>}
        {/* Last, so that the focus begins with the answers. */}
        <IconButton icon="close" class="leave" label={componentWords[lang.value].close} onClick={leave} />
        <LiveRegions />
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
  const id = useId();
  const actions = (
    <>
      <Button describedBy={id} onClick={onClose}>
        {componentWords[lang.value].cancel}
      </Button>
      <Button kind="danger" describedBy={id} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p id={id}>{text}</p>
    </Dialog>
  );
}
