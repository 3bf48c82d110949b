import type { PlanKind } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import type { Plan } from '../purchased/plan-snapshot.ts';
import type { NewPlan } from './plan-description.ts';

const selectPlans = (db: Db) =>
  db
    .selectFrom('plans')
    .select([
      'id as planID',
      'kind',
      'name',
      'price_paise as pricePaise',
      'billing_cycle as billingCycle',
      'validity_days as validityDays',
      'vacancies',
      'priority_listing as priorityListing',
      'verified_tag as verifiedTag',
      'cv_correction as cvCorrection',
      'cover_letter as coverLetter',
    ])
    .select([
      'guaranteed_calls as guaranteedCalls',
      'assessment_days as assessmentDays',
      'free_interview_replacement as freeInterviewReplacement',
      'resume_rewrite as resumeRewrite',
      'counselling',
      'features',
      'complementary',
      'recommended',
      'active',
      'good_to_go_ctc as goodToGoCtc',
      'sac',
    ]);

/** Finds a plan of a kind, active or not. */
export async function findPlan(db: Db, kind: PlanKind, planId: number): Promise<Plan | undefined> {
  return await selectPlans(db).where('id', '=', planId).where('kind', '=', kind).executeTakeFirst();
}

/** Lists plans of a kind in display order; only active ones unless `which` is `all`. */
export async function listPlans(db: Db, kind: PlanKind, which: 'active' | 'all' = 'active'): Promise<Plan[]> {
  return await selectPlans(db)
    .where('kind', '=', kind)
    .$if(which === 'active', (query) => query.where('active', '=', true))
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

/** Finds the price of the CTC band that applies, in paise; undefined below the first band. */
export async function findBandPrice(db: Db, planId: number, ctc: number): Promise<number | undefined> {
  const band = await db
    .selectFrom('plan_ctc_bands')
    .select('price_paise')
    .where('plan_id', '=', planId)
    .where('from_ctc', '<=', ctc)
    .orderBy('from_ctc', 'desc')
    .limit(1)
    .executeTakeFirst();
  return band?.price_paise;
}

export async function insertPlan(tx: Db, plan: NewPlan): Promise<number> {
  const { id } = await tx
    .insertInto('plans')
    .values({
      kind: plan.kind,
      name: plan.name,
      price_paise: plan.price,
      billing_cycle: plan.billingCycle ?? null,
      validity_days: plan.validityDays,
      vacancies: plan.vacancies,
      priority_listing: plan.priorityListing,
      verified_tag: plan.verifiedTag,
      cv_correction: plan.cvCorrection,
      cover_letter: plan.coverLetter,
      guaranteed_calls: plan.guaranteedCalls,
      assessment_days: plan.assessmentDays,
      free_interview_replacement: plan.freeInterviewReplacement,
      resume_rewrite: plan.resumeRewrite,
      counselling: plan.counselling,
      features: plan.features,
      complementary: plan.complementary,
      recommended: plan.recommended,
      sort_order: plan.sortOrder,
      good_to_go_ctc: plan.goodToGoCtc ?? null,
      sac: plan.sac,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts CTC bands of a plan, or updates the price of a band with the same `fromCtc`. */
export async function insertBands(
  tx: Db,
  planId: number,
  bands: { fromCtc: number; pricePaise: number }[],
): Promise<void> {
  if (bands.length === 0) return;
  await tx
    .insertInto('plan_ctc_bands')
    .values(bands.map(({ fromCtc, pricePaise }) => ({ plan_id: planId, from_ctc: fromCtc, price_paise: pricePaise })))
    .onConflict((conflict) =>
      conflict.columns(['plan_id', 'from_ctc']).doUpdateSet((eb) => ({ price_paise: eb.ref('excluded.price_paise') })),
    )
    .execute();
}

export async function findNameAndPrice(
  db: Db,
  planId: number,
): Promise<{ name: string; pricePaise: number } | undefined> {
  return await db
    .selectFrom('plans')
    .select(['name', 'price_paise as pricePaise'])
    .where('id', '=', planId)
    .executeTakeFirst();
}

export async function lockPlan(tx: Db, planId: number): Promise<{ goodToGoCtc: number | null } | undefined> {
  return await tx
    .selectFrom('plans')
    .select('good_to_go_ctc as goodToGoCtc')
    .where('id', '=', planId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updatePrice(tx: Db, planId: number, pricePaise: number): Promise<void> {
  await tx.updateTable('plans').set({ price_paise: pricePaise }).where('id', '=', planId).execute();
}

/** Deactivates a plan; false when there is none. */
export async function deactivatePlan(db: Db, planId: number): Promise<boolean> {
  const row = await db
    .updateTable('plans')
    .set({ active: false })
    .where('id', '=', planId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
