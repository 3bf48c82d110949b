import drawing from './home-drawing.svg?no-inline';

/** The sun of the wordmark over a town, and the road that leads there. Decoration, in a file of its own: wide screens only. */
export function HomeDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 380" className={className}>
      <use href={`${drawing}#morning`} />
    </svg>
  );
}
