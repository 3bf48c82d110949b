import { useRevalidator } from 'react-router';
import { RetryAlert } from '../../ui/index.ts';

/** Error shown when a list of vacancies could not be loaded, with a retry. */
export function SearchFailure({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <RetryAlert
      className="mt-2"
      message={text}
      busy={state === 'loading'}
      busyLabel="Trying again..."
      onRetry={revalidate}
    />
  );
}
