/**
 * An invisible live region: screen readers announce its text when it changes.
 * Render it with an empty text first: a region that appears together with its text is often not announced.
 */
export function Announce({ text, urgent = false }: { text: string; urgent?: boolean | undefined }) {
  return (
    <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {text}
    </div>
  );
}
