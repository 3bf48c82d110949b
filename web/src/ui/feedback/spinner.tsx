import { LoaderCircle } from '../display/icons.tsx';

/** Only the turning mark; the words beside it must come from whoever uses it. */
export function SpinnerMark({ className = 'size-5' }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden="true" className={`${className} shrink-0 animate-spin`} />;
}

/** A turning mark with its words, announced to screen readers. For content that has a shape, prefer `Skeleton`. */
export function Spinner({ words, className = '' }: { words: string; className?: string | undefined }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 py-8 text-muted ${className}`}>
      <SpinnerMark />
      {words}
    </p>
  );
}
