interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  label: string;
  /** Hides label and percentage above the bar; screen readers still read them. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** A progress bar in percent. */
export function ProgressBar({ value, label, labelHidden = false, className = '' }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={className}>
      {!labelHidden && (
        <div className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="min-w-0">{label}</span>
          <span className="font-semibold tabular-nums">{percent}%</span>
        </div>
      )}
      <progress
        aria-label={label}
        value={percent}
        max={100}
        className={
          'block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken ' +
          '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand ' +
          '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand'
        }
      />
    </div>
  );
}
