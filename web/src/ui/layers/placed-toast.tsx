import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toastPosition } from './toast-position.ts';
import { type Toast, toastQueue } from './toasts.ts';

/** Time that a toast is shown, in ms: with Undo, without, and without while others wait. */
const UNDO_MS = 12_000;
const TEXT_MS = 6_000;
const WAITED_FOR_MS = 3_000;

/** Outside of an open sheet everything is inert: there the toast is part of the sheet, until the sheet closes. */
export default function PlacedToast({ toast }: { toast: Toast }) {
  const [sheet, setSheet] = useState(() => [...document.querySelectorAll('dialog:modal:not([role])')].at(-1));
  useEffect(() => {
    const leave = () => setSheet(undefined);
    sheet?.addEventListener('close', leave);
    return () => sheet?.removeEventListener('close', leave);
  }, [sheet]);
  const bar = <ToastBar toast={toast} />;
  return sheet ? createPortal(<div role="status">{bar}</div>, sheet) : bar;
}

function ToastBar({ toast }: { toast: Toast }) {
  const bar = useRef<HTMLDivElement>(null);
  const hasWaiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.hasWaiting);
  const [state, setState] = useState<'shown' | 'busy' | 'failed'>('shown');
  const before = useRef<Element | null>(null);
  // Not `:hover`: that is true also of a toast that appears where the pointer, or a finger, was last.
  const isPointedAt = useRef(false);

  const close = useCallback(() => {
    const { current } = before;
    if (bar.current?.contains(document.activeElement) && current instanceof HTMLElement) {
      current.focus({ preventScroll: true });
    }
    toastQueue.close(toast);
  }, [toast]);

  // The top layer: above a sheet that is open. Browsers without popovers show it by its z-index.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    element.showPopover?.();
    const place = () => element.style.setProperty('bottom', toastPosition(element));
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place);
    };
  }, []);

  useEffect(() => {
    if (state === 'busy') return;
    const shownMs = toast.undo ? UNDO_MS : hasWaiting ? WAITED_FOR_MS : TEXT_MS;
    let timer = setTimeout(expire, shownMs);
    // It cannot be read in a hidden tab, or pressed below a modal dialog: its time restarts.
    function expire() {
      const isHeld = isPointedAt.current || bar.current?.matches(':focus-within') || document.hidden;
      const isInert = toast.undo && !bar.current?.closest('dialog') && document.querySelector('dialog:modal');
      if (isHeld || isInert) timer = setTimeout(expire, shownMs);
      else close();
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && !document.querySelector('dialog:modal') && close();
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [toast, state, hasWaiting, close]);

  async function undo() {
    if (state === 'busy') return;
    setState('busy');
    try {
      await toast.undo?.();
      close();
    } catch {
      setState('failed');
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus came from and whether it is read
    <div
      ref={bar}
      popover="manual"
      onFocus={({ relatedTarget }) => {
        if (!bar.current?.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onPointerMove={({ pointerType }) => {
        isPointedAt.current = pointerType === 'mouse';
      }}
      onPointerLeave={() => {
        isPointedAt.current = false;
      }}
      className="fixed inset-x-0 top-auto z-50 mx-auto flex w-max max-w-[calc(100%-2rem)] items-center gap-2 rounded-lg border-0 bg-ink py-1 ps-4 pe-2 text-surface shadow-raised transition-[opacity,translate] duration-150 starting:translate-y-2 starting:opacity-0"
    >
      <p className="min-w-0 py-2 pe-2 text-sm wrap-anywhere">
        {state === 'failed' ? 'Undo failed. Please try again.' : toast.text}
      </p>
      {toast.undo && (
        <button
          type="button"
          aria-disabled={state === 'busy' || undefined}
          className="min-h-11 shrink-0 rounded-md px-3 text-sm font-semibold underline underline-offset-4 outline-offset-0 focus-visible:outline-surface aria-disabled:opacity-55"
          onClick={undo}
        >
          Undo
        </button>
      )}
    </div>
  );
}
