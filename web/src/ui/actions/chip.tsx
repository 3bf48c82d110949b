import { classNames } from '../class-names.ts';
import { X } from '../display/icons.tsx';

interface ChipProps {
  label: string;
  onRemove?: (() => void) | undefined;
  /** Accessible name of the remove button; "Remove <label>" by default. */
  removeLabel?: string | undefined;
  className?: string | undefined;
}

/** A chip: one selected or listed item, such as a skill. With `onRemove` it has a remove button. */
export function Chip({ label, onRemove, removeLabel = `Remove ${label}`, className }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center rounded-xl border border-line bg-sunken text-sm text-ink',
        onRemove ? 'ps-3' : 'px-2.5 py-0.5',
        className,
      )}
    >
      <span className="min-w-0 py-px wrap-anywhere">{label}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="ms-1 inline-flex size-9 pointer-coarse:size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-line hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  );
}
