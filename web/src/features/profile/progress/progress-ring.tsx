/** Percentage in a ring. Hidden from screen readers: the progress bar beside it is announced. */
export function ProgressRing({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="relative size-24 shrink-0">
      <svg aria-hidden="true" viewBox="0 0 36 36" fill="none" strokeWidth="4" className="size-full -rotate-90">
        <circle cx="18" cy="18" r="15.5" className="stroke-sunken" />
        <circle
          cx="18"
          cy="18"
          r="15.5"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className={percent >= 100 ? 'stroke-good' : 'stroke-brand'}
        />
      </svg>
      <span className="absolute inset-0 grid place-items-center text-xl font-bold tabular-nums">{percent}%</span>
    </div>
  );
}
