import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { X } from '../display/icons.tsx';

interface SheetProps {
  title: string;
  open: boolean;
  /** Also called for Escape, the back gesture and a click outside. */
  onClose: () => void;
  /** Stays visible below the scrolling content, such as "Show results". */
  footer?: ReactNode;
  closeLabel?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A modal sheet: at the bottom on phones, centred on wide screens. The native dialog keeps the focus inside. */
export function Sheet({ title, open, onClose, footer, closeLabel = 'Close', className, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  function pressed(event: MouseEvent) {
    // A click on the backdrop has the dialog itself as its target, a click on the content a descendant.
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the dialog handles it
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={pressed}
      className={classNames(
        'm-0 mt-auto w-full max-w-none rounded-t-xl bg-raised p-0 text-ink shadow-raised',
        'max-h-[88dvh] sm:m-auto sm:max-w-lg sm:rounded-xl',
        className,
      )}
    >
      <div className="flex max-h-[88dvh] flex-col">
        <div className="flex items-center justify-between gap-2 border-b border-line py-1 ps-4 pe-1">
          <h2 id={`${id}-title`} className="text-lg font-bold">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X aria-hidden="true" className="size-5" />} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{open && children}</div>
        {footer && <div className="border-t border-line p-4">{footer}</div>}
      </div>
    </dialog>
  );
}
