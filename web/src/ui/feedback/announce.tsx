/**
 * A live region that speaks its text when it changes and shows nothing.
 * Keep it on the page with an empty text first; regions that appear together with their text are often not spoken.
 */
export function Announce({ text, urgent = false }: { text: string; urgent?: boolean | undefined }) {
  return (
    <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {text}
    </div>
  );
}
