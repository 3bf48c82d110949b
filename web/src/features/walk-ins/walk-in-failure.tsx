import { useLocation } from 'react-router';
import { Alert, LinkButton, PageContainer } from '../../ui/index.ts';

interface WalkInFailureProps {
  title: string;
  text: string;
  status: number;
}

/** Why an invitation cannot be shown: nobody has this link, or something does not answer. */
export function WalkInFailure({ title, text, status }: WalkInFailureProps) {
  const { pathname } = useLocation();
  return (
    <PageContainer width="narrow" className="grid gap-5">
      <h1>{title}</h1>
      <Alert tone="error" role="alert">
        {text}
      </Alert>
      {status === 404 ? (
        <>
          <p className="text-muted">
            Perhaps the link was cut short on its way to you: open it from the mail itself. Links stop working 90 days
            after the interview.
          </p>
          <LinkButton to="/job/search" variant="secondary">
            Find jobs
          </LinkButton>
        </>
      ) : (
        <LinkButton to={pathname} reloadDocument>
          Try again
        </LinkButton>
      )}
    </PageContainer>
  );
}
