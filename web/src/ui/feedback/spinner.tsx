import { LoaderCircle } from '../display/icons.tsx';

/** A spinner without a label; the caller provides one. */
export function SpinnerMark({ className = 'size-5' }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden="true" className={`${className} shrink-0 animate-spin`} />;
}

/** A spinner with a label that screen readers announce; hidden without JavaScript. Prefer `Skeleton` for content of known shape. */
export function Spinner({ words, className = '' }: { words: string; className?: string | undefined }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 py-8 text-muted noscript:hidden ${className}`}>
      <SpinnerMark />
      {words}
    </p>
  );
}
