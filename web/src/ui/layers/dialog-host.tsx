import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { CircleHelp } from '../display/icons.tsx';
import { alertTones } from '../feedback/alert.tsx';
import { type DialogRequest, dialogQueue } from './dialogs.ts';

const tones = { ...alertTones, confirm: { Icon: CircleHelp, soft: 'bg-brand-soft', text: 'text-link' } };

/** Renders the dialogs requested through `dialogs`. Rendered once, at the root. */
export function DialogHost() {
  const request = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.first, () => undefined);
  return request ? <AlertDialog key={keyOf(request)} request={request} /> : null;
}

function AlertDialog({ request }: { request: DialogRequest }) {
  const { tone, title, text, confirmLabel, cancelLabel, danger, closeAfter, answer } = request;
  const dialog = useRef<HTMLDialogElement>(null);
  const { Icon, soft, text: color } = tones[tone];

  // The native modal keeps the focus inside; the browser returns it only if the element is closed before it is removed.
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // Focus the safe answer: Enter pressed once too often must not delete anything.
    if (danger) element?.querySelector<HTMLElement>('[data-safe]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [danger]);

  useEffect(() => {
    if (closeAfter === undefined) return;
    const timer = setTimeout(() => answer(tone !== 'confirm'), closeAfter);
    return () => clearTimeout(timer);
  }, [closeAfter, answer, tone]);

  // The native modal lets Tab move to the browser's toolbar; a modal question keeps it inside.
  function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Tab') return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const last = event.shiftKey ? buttons[0] : buttons.at(-1);
    if (document.activeElement !== last) return;
    event.preventDefault();
    (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="dialog-title"
      aria-describedby={text ? 'dialog-text' : undefined}
      onKeyDown={keepInside}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
      // A browser may close without a cancel event when no input happened between two dialogs. The event is
      // asynchronous: in development React closes and reopens the dialog before it.
      onClose={({ currentTarget }) => !currentTarget.open && answer(false)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl bg-raised p-6 text-center text-ink shadow-raised"
    >
      <span className={classNames('mx-auto inline-flex size-14 items-center justify-center rounded-full', soft, color)}>
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <h2 id="dialog-title" className="mt-4">
        {title}
      </h2>
      {text && (
        <p id="dialog-text" className="mt-2 text-balance whitespace-pre-line text-muted">
          {text}
        </p>
      )}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-center">
        <Button variant={danger ? 'danger' : 'primary'} className="sm:min-w-28" onClick={() => answer(true)}>
          {confirmLabel}
        </Button>
        {cancelLabel && (
          <Button variant="secondary" data-safe className="sm:min-w-28" onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </dialog>
  );
}

const keys = new WeakMap<DialogRequest, number>();
let lastKey = 0;

/** The React key of a dialog: each gets a new element, so that the focus moves and its timer starts. */
function keyOf(request: DialogRequest): number {
  const known = keys.get(request) ?? ++lastKey;
  keys.set(request, known);
  return known;
}
