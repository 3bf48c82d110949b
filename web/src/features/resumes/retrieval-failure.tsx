import { RetryAlert } from '../../ui/index.ts';

/** Alert for a stored resume that could not be loaded (core §8). */
export const RetrievalFailure = ({ onRetry }: { onRetry: () => void }) => (
  <RetryAlert title="Failed to retrieve resume" onRetry={onRetry} />
);
