import type { ReactNode } from 'react';
import { Alert, Card, classNames, PageContainer } from '../../ui/index.ts';

interface AccountPageProps {
  title: string;
  /** A line below the title that says what the account is for. */
  intro?: string | undefined;
  /** The way to the other page: register or log in. */
  footer?: ReactNode;
  /** False for a page that works without JavaScript. */
  needsScript?: boolean | undefined;
  /**
   * True while the page is what a visitor gets: to somebody signed in, who is told something else once the page is awake,
   * only its title shows until then, so that nothing moves.
   */
  isForVisitors?: boolean | undefined;
  children: ReactNode;
}

/** One narrow card for the pages about getting into an account. */
export function AccountPage({ title, intro, footer, needsScript = true, isForVisitors, children }: AccountPageProps) {
  const side = isForVisitors ? 'when-out' : undefined;
  return (
    <PageContainer width="narrow">
      <h1>{title}</h1>
      {intro && <p className={classNames('mt-1 text-muted', side)}>{intro}</p>}
      {needsScript && (
        <noscript>
          <Alert tone="warning" className="mt-4">
            This form needs JavaScript. Please turn it on in your browser. You can search and read all jobs without it.
          </Alert>
        </noscript>
      )}
      <Card className={classNames('mt-5', side)}>{children}</Card>
      {footer && <p className={classNames('mt-5 text-center text-muted', side)}>{footer}</p>}
    </PageContainer>
  );
}
