import { useLocation } from 'react-router';
import { Alert, LinkButton } from '../../ui/index.ts';

/** What could not be loaded, and the way to try again. */
export function FairsFailure({ text }: { text: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <Alert tone="error" role="alert">
        {text}
      </Alert>
      <LinkButton to={pathname} reloadDocument variant="secondary" className="mt-4">
        Try again
      </LinkButton>
    </>
  );
}
