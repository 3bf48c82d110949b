import { brand } from '../../../platform/figures/brand.ts';
import { EmptyState, LinkButton, PageContainer } from '../../../ui/index.ts';
import type { Route } from './+types/error.ts';

export const meta: Route.MetaFunction = () => [
  { title: `Something went wrong | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Shown when a payment cannot start: no session, or no order (commerce §4, §8). */
export default function ErrorScreen() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        drawing="lost"
        title="Something went wrong"
        text="The details of your order are missing, so the payment could not start. No money was deducted. Please log in and choose your plan again."
      >
        <LinkButton to="/pricing">See the plans</LinkButton>
        <LinkButton to="/account/login" variant="secondary" className="when-out">
          Log In
        </LinkButton>
        <LinkButton to="/" variant="secondary">
          Go to Homepage
        </LinkButton>
      </EmptyState>
    </PageContainer>
  );
}
