import { Link } from 'react-router';
import { classNames } from '../../ui/index.ts';

interface FigureProps {
  label: string;
  /** As it is shown, such as "1,234" or "₹12,00,000". */
  value: string;
  /** The rows behind the number. */
  to?: string | undefined;
  /** What it is compared with: "12 more than last month". */
  hint?: string | undefined;
  /** Marks the hint: something is to be done at once. */
  isUrgent?: boolean | undefined;
}

/** A number with its label; with `to` it opens the rows behind it. */
export function Figure({ label, value, to, hint, isUrgent }: FigureProps) {
  const content = (
    <>
      <span className="block text-sm text-muted">{label}</span>
      <span className="block text-xl font-bold text-ink tabular-nums">{value}</span>
      {hint && (
        <span className={classNames('block text-sm', isUrgent ? 'font-semibold text-danger' : 'text-muted')}>
          {hint}
        </span>
      )}
    </>
  );
  const classes = 'block h-full min-w-0 sm:min-w-36 rounded-lg border border-line bg-raised px-4 py-3';
  return to ? (
    <Link to={to} className={`${classes} no-underline hover:border-brand hover:bg-brand-soft`}>
      {content}
    </Link>
  ) : (
    <div className={classes}>{content}</div>
  );
}
