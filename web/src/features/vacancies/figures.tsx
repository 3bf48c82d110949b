import { marketingFigures } from './marketing-figures.ts';

/** The quoted figures of the business (core §1). */
export function Figures({ className = '' }: { className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted ${className}`}>
      {marketingFigures.map(({ figure, label }) => (
        <li key={label}>
          <strong className="text-ink">{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
