import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../../infra/database/connect.ts';
import { createPlan } from '../offers/create-plan.ts';
import { readPlan } from '../offers/plan-description.ts';

const file = join(import.meta.dirname, 'demo-plans.json');

/** Puts the plans of the demo on offer, all four kinds, and answers the id of each by its name. */
export async function makeDemoPlans(db: Db): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (const description of JSON.parse(await readFile(file, 'utf8')) as unknown[]) {
    const plan = readPlan(description);
    made.set(plan.name, await createPlan(db, plan));
  }
  return made;
}
