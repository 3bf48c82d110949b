import { Alert, Button } from '../../ui/index.ts';

/** Says that the resume could not be asked for (core §8). */
export function RetrievalFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="error" role="alert" title="Failed to retrieve resume">
      <Button variant="secondary" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
