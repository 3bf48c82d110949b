import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Clock } from '../../../ui/display/icons.tsx';
import { Card, classNames, PageContainer } from '../../../ui/index.ts';

/** Icon and colours: the payment succeeded, failed, or is not confirmed yet. */
const outcomes = {
  good: { Icon: CircleCheck, colours: 'bg-good-soft text-good' },
  bad: { Icon: CircleAlert, colours: 'bg-danger-soft text-danger' },
  open: { Icon: Clock, colours: 'bg-info-soft text-info' },
};

interface OutcomeCardProps {
  outcome: keyof typeof outcomes;
  title: string;
  /** Details and next steps. */
  children: ReactNode;
}

/** Card with the outcome of a payment. */
export function OutcomeCard({ outcome, title, children }: OutcomeCardProps) {
  const { Icon, colours } = outcomes[outcome];
  return (
    <PageContainer width="narrow">
      <Card className="grid gap-4 text-center [&>p]:text-balance">
        <span className={classNames('mx-auto inline-flex size-16 items-center justify-center rounded-full', colours)}>
          <Icon aria-hidden className="size-8" />
        </span>
        <h1>{title}</h1>
        {children}
      </Card>
    </PageContainer>
  );
}
