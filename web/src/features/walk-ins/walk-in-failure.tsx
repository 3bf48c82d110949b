import { useLocation } from 'react-router';
import { Alert, LinkButton, PageContainer, RetryAlert } from '../../ui/index.ts';

interface WalkInFailureProps {
  title: string;
  text: string;
  status: number;
}

/** Error page of an invitation: unknown link, or loading failed. */
export function WalkInFailure({ title, text, status }: WalkInFailureProps) {
  const { pathname } = useLocation();
  return (
    <PageContainer width="narrow" className="grid gap-5">
      <h1>{title}</h1>
      {status === 404 ? (
        <>
          <Alert tone="error" role="alert">
            {text}
          </Alert>
          <p className="text-muted">
            The link may be incomplete. Please open it from the email. Links stop working 90 days after the interview.
          </p>
          <LinkButton to="/job/search" variant="secondary">
            Find jobs
          </LinkButton>
        </>
      ) : (
        <RetryAlert message={text} reloadPath={pathname} />
      )}
    </PageContainer>
  );
}
