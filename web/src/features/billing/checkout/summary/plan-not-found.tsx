import type { PlanKind } from '@aarambh/contract';
import { EmptyState, LinkButton, PageContainer } from '../../../../ui/index.ts';
import { pricingAddress } from '../../plans/index.ts';

/** Page of a checkout whose plan does not exist (commerce §8). */
export function PlanNotFound({ kind }: { kind: PlanKind }) {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Subscription plan not found."
        text="It may no longer be on offer. See the plans you can choose from now."
      >
        <LinkButton to={pricingAddress(kind)}>See the plans</LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
