import type { ReactNode } from 'react';
import { Card, classNames, NeedsScript, PageContainer } from '../../ui/index.ts';

interface AccountPageProps {
  title: string;
  /** Line below the title. */
  intro?: string | undefined;
  /** Link to the related page, such as registration or sign-in. */
  footer?: ReactNode;
  /** False for a page that works without JavaScript, or whose layout says that it does not. */
  needsScript?: boolean | undefined;
  /**
   * True for content of visitors. Until hydration replaces it for a signed-in user, CSS shows that user the title only,
   * which avoids a layout shift.
   */
  isForVisitors?: boolean | undefined;
  children: ReactNode;
}

/** Layout of the account pages: a title and one narrow card. */
export function AccountPage({ title, intro, footer, needsScript = true, isForVisitors, children }: AccountPageProps) {
  const visibility = isForVisitors ? 'when-out' : undefined;
  return (
    <PageContainer width="narrow">
      <h1>{title}</h1>
      {intro && <p className={classNames('mt-1 text-muted', visibility)}>{intro}</p>}
      {needsScript && <NeedsScript what="This form needs" className="mt-4" />}
      <Card className={classNames('mt-5', visibility)}>{children}</Card>
      {footer && <p className={classNames('mt-5 text-center text-muted', visibility)}>{footer}</p>}
    </PageContainer>
  );
}
