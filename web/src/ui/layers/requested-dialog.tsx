import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { CircleHelp } from '../display/icons.tsx';
import { alertTones } from '../feedback/alert.tsx';
import type { DialogRequest } from './dialogs.ts';

const tones = { ...alertTones, confirm: { Icon: CircleHelp, soft: 'bg-brand-soft', text: 'text-link' } };

/** Shows a request as a dialog, or in the modal dialog that is open when it is made. */
export default function RequestedDialog({ request }: { request: DialogRequest }) {
  const { tone, closeAfter, answer } = request;
  const [sheet] = useState(() => [...document.querySelectorAll('dialog:modal:not([role])')].at(-1));

  useEffect(() => {
    if (closeAfter === undefined) return;
    const timer = setTimeout(() => answer(tone !== 'confirm'), closeAfter);
    return () => clearTimeout(timer);
  }, [closeAfter, answer, tone]);

  return sheet ? createPortal(<InSheet request={request} sheet={sheet} />, sheet) : <AlertDialog request={request} />;
}

/** Moves the focus to the first answer, or to the safe one: Enter pressed once too often must not delete anything. */
const focusAnswer = (element: HTMLElement | null, danger = false) =>
  element?.querySelector<HTMLElement>(danger ? '[data-safe]' : 'button')?.focus();

function restoreFocus(before: Element | null) {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}

/** The native modal lets Tab move to the browser's toolbar, and a sheet to its fields; a question keeps it inside. */
function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const last = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (document.activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}

function InSheet({ request, sheet }: { request: DialogRequest; sheet: Element }) {
  const { text, danger, answer } = request;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    focusAnswer(box.current, danger);
    const onClose = () => answer(false);
    sheet.addEventListener('close', onClose);
    return () => {
      sheet.removeEventListener('close', onClose);
      restoreFocus(before);
    };
  }, [danger, answer, sheet]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    keepTabInside(event);
    if (event.key !== 'Escape') return;
    // Escape answers the request and leaves the sheet open.
    event.preventDefault();
    event.stopPropagation();
    answer(false);
  }

  return (
    <div className="absolute inset-0 flex flex-col justify-end bg-backdrop">
      <div
        ref={box}
        role="alertdialog"
        aria-labelledby="dialog-title"
        aria-describedby={text ? 'dialog-text' : undefined}
        onKeyDown={onKeyDown}
        className="max-h-full overflow-y-auto border-t border-line bg-raised p-4 text-center [&>h2]:mt-0 [&>span]:hidden"
      >
        <Content request={request} />
      </div>
    </div>
  );
}

function AlertDialog({ request }: { request: DialogRequest }) {
  const { text, danger, answer } = request;
  const dialog = useRef<HTMLDialogElement>(null);

  // The native modal keeps the focus inside; the browser returns it only if the element is closed before it is removed.
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    if (danger) focusAnswer(element, danger);
    return () => {
      element?.close();
      restoreFocus(before);
    };
  }, [danger]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="dialog-title"
      aria-describedby={text ? 'dialog-text' : undefined}
      onKeyDown={keepTabInside}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
      // A browser may close without a cancel event when no input happened between two dialogs. The event is
      // asynchronous: in development React closes and reopens the dialog before it.
      onClose={({ currentTarget }) => !currentTarget.open && answer(false)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl bg-raised p-6 text-center text-ink shadow-raised"
    >
      <Content request={request} />
    </dialog>
  );
}

function Content({ request }: { request: DialogRequest }): ReactNode {
  const { tone, title, text, confirmLabel, cancelLabel, danger, answer } = request;
  const { Icon, soft, text: color } = tones[tone];
  return (
    <>
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
    </>
  );
}
