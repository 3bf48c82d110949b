import drawing from './home-drawing.svg?no-inline';

/** Decorative drawing of the home page; a separate file, since only wide screens load it. */
export function HomeDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 380" className={className}>
      <use href={`${drawing}#morning`} />
    </svg>
  );
}
