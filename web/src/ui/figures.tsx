interface FiguresProps {
  figures: readonly { figure: string; label: string }[];
  className?: string;
}

/** Figures in a row, each with what it counts. */
export function Figures({ figures, className = '' }: FiguresProps) {
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted ${className}`}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <strong className="text-ink">{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
