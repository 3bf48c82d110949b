import { useNavigation } from 'react-router';

/** Progress line below the navigation bar while the next page loads; the current page stays usable. */
export function PageProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="absolute inset-x-0 top-full z-30 h-1 animate-shimmer bg-brand">
      <span className="sr-only">Loading the page</span>
    </div>
  );
}
