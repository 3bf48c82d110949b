import { Alert } from './alert.tsx';

interface NeedsScriptProps {
  /** What does not work: "This form needs". */
  what: string;
  className?: string | undefined;
}

/** Shown in browsers without JavaScript only: why nothing more comes, and what works without it. */
export const NeedsScript = ({ what, className }: NeedsScriptProps) => (
  <noscript>
    {/* React renders the children of this element on the server only: browsers do not load their code. */}
    {import.meta.env.SSR && (
      <Alert tone="warning" className={className}>
        {what} JavaScript. Please turn it on in your browser. You can search and read all jobs without it.
      </Alert>
    )}
  </noscript>
);
