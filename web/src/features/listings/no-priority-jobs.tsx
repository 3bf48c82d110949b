import { Alert, EmptyState, LinkButton } from '../../ui/index.ts';
import { pricingAddress } from '../billing/plans/index.ts';

const Links = () => (
  <>
    <LinkButton to={pricingAddress('subscription')}>See the plans</LinkButton>
    <LinkButton to="/free-listing-jobs" variant="secondary">
      Free Listing Jobs
    </LinkButton>
  </>
);

/** Notice shown to an account without a plan (core §2). */
export const WithoutPlan = () => (
  <Alert tone="info" title="There are no priority-listed vacancies for you">
    <p>
      A plan with a priority listing adds the jobs that fit you best as soon as they appear, and employers see you
      first. Your free listing stays free.
    </p>
    <div className="mt-4 flex flex-wrap gap-3">
      <Links />
    </div>
  </Alert>
);

/**
 * Shown to a plan holder with an empty listing.
 * @param hasCredits whether new jobs can be added
 */
export const NothingListed = ({ hasCredits }: { hasCredits: boolean }) =>
  hasCredits ? (
    <EmptyState
      drawing="inbox"
      title="No priority jobs yet"
      text="We add new matches as they appear. Skills and preferred places in your profile help us find them."
    >
      <LinkButton to="/profile/update">Update your profile</LinkButton>
      <LinkButton to="/free-listing-jobs" variant="secondary">
        Free Listing Jobs
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState
      drawing="inbox"
      title="No priority jobs"
      text="Your plan has no vacancy credits left. You can still use the free listing."
    >
      <Links />
    </EmptyState>
  );
