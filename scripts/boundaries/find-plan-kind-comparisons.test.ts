import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPlanKindComparisons } from './find-plan-kind-comparisons.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  ["if (kind !== 'subscription') stop();", "kind !== 'subscription'"],
  ["const title = <h1>{'combo' == plan.kind ? 1 : 2}</h1>;", "'combo' == plan.kind"],
  ["switch (kind) { case 'resumeMaker': break; }", "case 'resumeMaker': break;"],
  ["const isCall = ['interview', 'combo'].includes(kind);", "['interview', 'combo'].includes(kind)"],
])('finds the comparison in %s', (code, found) => {
  expect(findPlanKindComparisons(code)).toEqual([found]);
});

it.each([
  "const texts: Record<PlanKind, string> = { combo: 'Combo', subscription: 'Subscription' };",
  "listPlans(db, 'combo');",
  "if (kind === 'credit-note') stop();",
  "if (planKinds[kind].visitorCheckout.next === 'sign-in') stop();",
])('accepts %s', (code) => {
  expect(findPlanKindComparisons(code)).toEqual([]);
});

it('no file of billing compares the name of a plan kind: differences are in its tables', () => {
  const files = globSync('{server/src,web/src}/features/billing/**/*.{ts,tsx}', { cwd: root })
    .concat(globSync('web/src/console/features/{money,offer}/**/*.{ts,tsx}', { cwd: root }))
    .filter((file) => !/\.test\.|\/test-/.test(file));
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    findPlanKindComparisons(readFileSync(join(root, file), 'utf8')).map((code) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});
