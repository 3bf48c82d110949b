import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../../infra/database/connect.ts';
import { createPlan } from '../offers/create-plan.ts';
import { parsePlan } from '../offers/plan-description.ts';

const file = join(import.meta.dirname, 'demo-plans.json');

/** Creates the demo plans, of all four kinds, and returns their ids by name. */
export async function createDemoPlans(db: Db): Promise<Map<string, number>> {
  const idByName = new Map<string, number>();
  for (const description of JSON.parse(await readFile(file, 'utf8')) as unknown[]) {
    const plan = parsePlan(description);
    idByName.set(plan.name, await createPlan(db, plan));
  }
  return idByName;
}
