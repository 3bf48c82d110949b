import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Clock } from '../../../ui/display/icons.tsx';
import { Card, classNames, PageContainer } from '../../../ui/index.ts';

/** What one look says: the payment counts, it does not, or nobody knows yet. */
const outcomes = {
  good: { Icon: CircleCheck, dress: 'bg-good-soft text-good' },
  bad: { Icon: CircleAlert, dress: 'bg-danger-soft text-danger' },
  open: { Icon: Clock, dress: 'bg-info-soft text-info' },
};

interface OutcomeCardProps {
  outcome: keyof typeof outcomes;
  title: string;
  /** What follows from it and where to go on. */
  children: ReactNode;
}

/** The page at the end of a payment. */
export function OutcomeCard({ outcome, title, children }: OutcomeCardProps) {
  const { Icon, dress } = outcomes[outcome];
  return (
    <PageContainer width="narrow">
      <Card className="grid gap-4 text-center [&>p]:text-balance">
        <span className={classNames('mx-auto inline-flex size-16 items-center justify-center rounded-full', dress)}>
          <Icon aria-hidden className="size-8" />
        </span>
        <h1>{title}</h1>
        {children}
      </Card>
    </PageContainer>
  );
}
