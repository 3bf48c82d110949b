import type { ReactNode } from 'react';
import { Alert, Card, PageContainer } from '../../ui/index.ts';

interface AccountPageProps {
  title: string;
  /** A line below the title that says what the account is for. */
  intro?: string | undefined;
  /** The way to the other page: register or log in. */
  footer?: ReactNode;
  /** False for a page that works without JavaScript. */
  needsScript?: boolean | undefined;
  children: ReactNode;
}

/** One narrow card for the pages about getting into an account. */
export function AccountPage({ title, intro, footer, needsScript = true, children }: AccountPageProps) {
  return (
    <PageContainer width="narrow">
      <h1>{title}</h1>
      {intro && <p className="mt-1 text-muted">{intro}</p>}
      {needsScript && (
        <noscript>
          <Alert tone="warning" className="mt-4">
            This form needs JavaScript. Please turn it on in your browser. You can search and read all jobs without it.
          </Alert>
        </noscript>
      )}
      <Card className="mt-5">{children}</Card>
      {footer && <p className="mt-5 text-center text-muted">{footer}</p>}
    </PageContainer>
  );
}
