import { classNames } from '../class-names.ts';

interface CalendarLeafProps {
  /** The day, as `calendarDay` of platform/text/format.ts returns it. */
  date: { weekday: string; month: string; day: string };
  /** Grey: the event is over or cancelled. */
  muted?: boolean | undefined;
  className?: string | undefined;
}

/** A day as a calendar leaf. Decorative: the text beside it names the whole date. */
export function CalendarLeaf({ date: { weekday, month, day }, muted = false, className }: CalendarLeafProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'grid w-16 shrink-0 self-start overflow-hidden rounded-md border border-line bg-surface text-center',
        className,
      )}
    >
      <span
        className={classNames(
          'py-0.5 text-xs font-semibold uppercase',
          muted ? 'bg-sunken text-muted' : 'bg-brand text-brand-ink',
        )}
      >
        {month}
      </span>
      <span className={classNames('pt-1 text-2xl leading-[1.17] font-bold', muted && 'text-muted')}>{day}</span>
      <span className="pb-1 text-xs text-muted">{weekday.slice(0, 3)}</span>
    </div>
  );
}
