import { type PurchasedPlan, planKinds, type ServiceStatusItem } from '@aarambh/contract';
import { Link } from 'react-router';
import { exactRupees, shortDate } from '../../../platform/text/format.ts';
import { Badge, Card, KeyValueList, ProgressBar } from '../../../ui/index.ts';
import { PlanServices } from '../../services/index.ts';

const percent = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);
const included = (isIncluded: boolean): string => (isIncluded ? 'Included' : 'Not included');

/** How much of a promise was delivered, in words and as a bar. */
function Delivered({ title, words, part, whole }: { title: string; words: string; part: number; whole: number }) {
  if (whole === 0) return null;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-muted">{title}</span>
        <span className="font-semibold tabular-nums">{words}</span>
      </p>
      <ProgressBar label={`${title}: ${words}`} labelHidden value={percent(part, whole)} className="mt-1.5" />
    </div>
  );
}

interface PurchasedPlanCardProps {
  plan: PurchasedPlan;
  /** The services of all purchases of the account. */
  services: readonly ServiceStatusItem[];
}

/** Card of a purchased plan: what it promised, and what was delivered (look: Honesty). */
export function PurchasedPlanCard({ plan, services }: PurchasedPlanCardProps) {
  const { planName, isActive, vacancies, vacanciesUsed, guarantedCalls, guarantedCallsUsed } = plan;
  return (
    <Card as="li" className="grid content-start gap-5">
      <div>
        <h3 className="flex flex-wrap items-center gap-2 text-lg">
          <span className="min-w-0 wrap-anywhere">{planName}</span>
          <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Running' : 'Ended'}</Badge>
        </h3>
        <p className="text-sm text-muted">{planKinds[plan.kind].label}</p>
      </div>
      <Delivered
        title="Guaranteed interview calls"
        words={`${guarantedCallsUsed} delivered of ${guarantedCalls} promised`}
        part={guarantedCallsUsed}
        whole={guarantedCalls}
      />
      <Delivered
        title="Priority vacancies"
        words={`${vacanciesUsed} used, ${Math.max(0, vacancies - vacanciesUsed)} left`}
        part={vacanciesUsed}
        whole={vacancies}
      />
      {isActive && vacanciesUsed > 0 && (
        <p className="-mt-3 text-sm">
          <Link to="/priority-listing-jobs#credits">See used credits or return one</Link>
        </p>
      )}
      <PlanServices services={services} purchaseID={plan.purchaseID} />
      <KeyValueList
        items={[
          { label: isActive ? 'Valid until' : 'Ended on', value: shortDate(plan.expiryDate) },
          { label: 'Paid', value: `${exactRupees(plan.netAmount)} on ${shortDate(plan.purchasedOn)}` },
          { label: 'Verified tag', value: included(plan.verifiedTag) },
          { label: 'Resume correction', value: included(plan.cvCorrection) },
        ]}
      />
    </Card>
  );
}
