import { type PriceChange, type StaffPlan, toRupees } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import type { PriceChangeRow } from './price-changes.queries.ts';
import { listPlansWithPrices } from './staff-plans.queries.ts';

type PlanRow = Awaited<ReturnType<typeof listPlansWithPrices>>['plans'][number];

const flags = {
  priority_listing: 'Priority listing',
  verified_tag: 'Verified tag',
  cv_correction: 'CV correction',
  cover_letter: 'Cover letter',
  resume_rewrite: 'Resume rewrite',
  counselling: 'Counselling',
  free_interview_replacement: 'Free replacement of interviews',
} as const;

/** Describes the contents of a plan in words. */
function contentsOf(plan: PlanRow): string[] {
  const counts = [
    plan.vacancies && `${plan.vacancies} vacancies`,
    plan.guaranteed_calls && `${plan.guaranteed_calls} guaranteed interview calls`,
    plan.assessment_days && `Assessment in ${plan.assessment_days} days`,
  ].filter((text) => typeof text === 'string');
  const names = Object.entries(flags).flatMap(([column, text]) => (plan[column as keyof typeof flags] ? [text] : []));
  return [...counts, ...names, ...plan.features, ...plan.complementary];
}

const statusOf = ({ applied_at, cancelled_at }: PriceChangeRow): PriceChange['status'] =>
  cancelled_at ? 'cancelled' : applied_at ? 'applied' : 'waiting';

const presentChange = (row: PriceChangeRow): PriceChange => ({
  changeID: row.id,
  fromCtc: row.from_ctc,
  oldPrice: toRupees(row.old_price_paise),
  price: toRupees(row.price_paise),
  startsOn: row.starts_at.toISOString(),
  status: statusOf(row),
  askedBy: row.asked_by,
  approvedBy: row.approved_by,
  reason: row.reason,
});

/** All plans for staff; prices in rupees without tax. */
export async function listStaffPlans(db: Db): Promise<StaffPlan[]> {
  const { plans, bands, changes, sales } = await listPlansWithPrices(db);
  const sold = new Map(sales.map((row) => [row.plan_id, row.sold]));
  return plans.map((plan) => ({
    planID: plan.id,
    kind: plan.kind,
    name: plan.name,
    price: toRupees(plan.price_paise),
    billingCycle: plan.billing_cycle,
    validityDays: plan.validity_days,
    isActive: plan.active,
    isRecommended: plan.recommended,
    goodToGoCtc: plan.good_to_go_ctc,
    bands: bands
      .filter(({ plan_id }) => plan_id === plan.id)
      .map((band) => ({ fromCtc: band.from_ctc, price: toRupees(band.price_paise) })),
    contents: contentsOf(plan),
    sold: sold.get(plan.id) ?? 0,
    changes: changes
      .filter(({ plan_id }) => plan_id === plan.id)
      .map(presentChange)
      .sort((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting')),
  }));
}
