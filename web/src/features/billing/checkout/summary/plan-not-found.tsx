import type { PlanKind } from '@aarambh/contract';
import { EmptyState, LinkButton, PageContainer } from '../../../../ui/index.ts';
import { pricingAddress } from '../../plans/index.ts';

/** A checkout without its plan (commerce §8). */
export function PlanNotFound({ kind }: { kind: PlanKind }) {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Subscription plan not found."
        text="It may not be on offer any more. Here are the plans you can choose now."
      >
        <LinkButton to={pricingAddress(kind)}>See the plans</LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
