import { useRevalidator } from 'react-router';
import { Alert, Button } from '../../../ui/index.ts';

/** A list that could not be fetched, and the way to try again. */
export function FetchFailure({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Alert tone="error" role="alert" className="mt-2">
      <p>{text}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        busy={state === 'loading'}
        busyLabel="Trying again..."
        onClick={revalidate}
      >
        Try again
      </Button>
    </Alert>
  );
}
