import sprite from './drawings.svg?no-inline';

export type Drawing = 'search' | 'inbox' | 'file' | 'lost' | 'saved' | 'alert';

/** The decorative drawing of an empty state. */
export function EmptyStateDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 116" className="h-auto w-40">
      <use href={`${sprite}#${drawing}`} />
    </svg>
  );
}
