import { Alert, EmptyState, LinkButton } from '../../ui/index.ts';
import { pricingAddress } from '../billing/plans/index.ts';

const Links = () => (
  <>
    <LinkButton to="/free-listing-jobs">Free Listing Jobs</LinkButton>
    <LinkButton to={pricingAddress('subscription')} variant="secondary">
      See the plans
    </LinkButton>
  </>
);

/** Notice shown to an account without a plan (core §2): first the jobs that it has, then what a plan adds. */
export const WithoutPlan = () => (
  <Alert tone="info" title="There are no priority-listed vacancies for you">
    <p>
      Jobs that match your profile are in your free listing. A plan with a priority listing adds those that fit you best
      as soon as they appear, and employers see you first.
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
