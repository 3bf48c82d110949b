import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from '../../ui/icons.tsx';
import { Card, classNames, PageContainer } from '../../ui/index.ts';

interface OutcomeCardProps {
  /** Whether the payment counts. */
  isGood: boolean;
  title: string;
  /** What follows from it and where to go on. */
  children: ReactNode;
}

/** The page at the end of a payment: one look says how it went. */
export function OutcomeCard({ isGood, title, children }: OutcomeCardProps) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <PageContainer width="narrow">
      <Card className="grid gap-4 text-center">
        <span
          className={classNames(
            'mx-auto inline-flex size-16 items-center justify-center rounded-full',
            isGood ? 'bg-good-soft text-good' : 'bg-danger-soft text-danger',
          )}
        >
          <Icon aria-hidden className="size-8" />
        </span>
        <h1>{title}</h1>
        {children}
      </Card>
    </PageContainer>
  );
}
