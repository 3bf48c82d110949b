import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Figure } from '../bench/report.ts';
import { openTestContext, type TestContext } from '../server/src/testing/test-app.ts';
import type { FaultScenario } from './scenario.ts';

/** Fails when an invariant did not hold, or none was checked. Those that `ignored` matches depend on the machine. */
export function expectInvariants(figures: Figure[], ignored?: RegExp): void {
  expect(figures.filter(({ what, pass }) => pass === false && !ignored?.test(what))).toEqual([]);
  expect(figures.filter(({ pass }) => pass)).not.toEqual([]);
}

/** Tests that the invariants of scenarios hold at a small size, each scenario with its own database. */
export function testScenarios(
  scenarios: readonly (readonly [name: string, scenario: FaultScenario, size: number])[],
  ignored?: RegExp,
): void {
  describe.each(scenarios)('%s', (_, scenario, size) => {
    let context: TestContext;
    beforeAll(async () => {
      context = await openTestContext();
    });
    afterAll(() => context?.close());

    it('every invariant holds', async () => {
      expectInvariants(
        await scenario.run({ context, databaseUrl: context.databaseUrl }, size, () => undefined),
        ignored,
      );
    });
  });
}
