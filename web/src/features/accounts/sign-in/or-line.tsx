/** The line between two ways to sign in. */
export const OrLine = () => (
  <p className="flex items-center gap-3 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    or
  </p>
);
