import sprite from './drawings.svg?no-inline';

export type Drawing = 'search' | 'inbox' | 'file' | 'lost';

/** The small drawing of an empty state; it decorates, the words beside it say everything. */
export function DrawnEmptiness({ drawing }: { drawing: Drawing }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 116" className="h-auto w-40">
      <use href={`${sprite}#${drawing}`} />
    </svg>
  );
}
