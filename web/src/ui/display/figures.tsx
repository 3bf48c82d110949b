import { classNames } from '../class-names.ts';

interface FiguresProps {
  figures: readonly { figure: string; label: string }[];
  /** Large figures form their own section, each above its label. */
  size?: 'small' | 'large' | undefined;
  className?: string | undefined;
}

const layouts = {
  small: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 text-sm sm:flex sm:flex-wrap sm:gap-x-6 sm:gap-y-1',
    figure: 'max-sm:block max-sm:text-base',
  },
  large: {
    list: 'grid max-w-4xl grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
    figure: 'block text-xl md:text-2xl',
  },
};

/** A row of figures with labels; nothing without figures. */
export function Figures({ figures, size = 'small', className }: FiguresProps) {
  const layout = layouts[size];
  if (figures.length === 0) return null;
  return (
    <ul className={classNames('text-muted', layout.list, className)}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <strong className={classNames('text-ink', layout.figure)}>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
