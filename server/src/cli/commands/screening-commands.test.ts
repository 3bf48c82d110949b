import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVacancyFixture, type VacancyFixture } from '../../features/vacancy-lifecycle/test-vacancy-fixture.ts';
import type { OpenAppContext } from '../../runtime/open-app-context.ts';
import { screeningCommands } from './screening-commands.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());

it('hides live vacancies that screening holds, and reports what it found by rule', async () => {
  await fixture.empty();
  await fixture.publish({ title: 'Potter' });
  await fixture.publish({ title: 'Cook', descriptionHtml: 'Registration fee Rs 650.' });
  await fixture.publish({ title: 'Baker', descriptionHtml: 'Only unmarried candidates.' });
  // As if they had been published before they were screened.
  await fixture.db.deleteFrom('moderation_cases').execute();
  await fixture.db.updateTable('vacancies').set({ status: 'live' }).execute();
  const report = await screeningCommands.screen?.run(fixture.context as unknown as OpenAppContext, [], {});
  expect(report?.split('\n')).toEqual([
    '3 vacancies screened, something found in 2.',
    '  1 are hidden until staff decide their cases, 1 stay live with a case.',
    '  1 × Fee for registration or joining',
    '  1 × Condition of marriage',
  ]);
  const rows = await fixture.db.selectFrom('vacancies').select('status').orderBy('id').execute();
  expect(rows.map(({ status }) => status)).toEqual(['live', 'paused', 'live']);
});
