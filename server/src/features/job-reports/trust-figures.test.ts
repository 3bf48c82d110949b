import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { issueCaptchaPass } from '../accounts/captcha/captcha-pass.ts';
import { publishTestVacancies } from '../applications/test-applicant.ts';
import { reportJob } from './report-job.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const read = async () => (await app.inject({ url: '/api/Trust/GetTrustFigures' })).json();

it('says honestly that there are none, then counts reports, removed jobs and the median time to a decision', async () => {
  expect(await read()).toEqual({ reports: 0, upheld: 0, medianMinutes: null });
  for (const vacancyId of await publishTestVacancies(context, 3)) {
    const report = { vacancyId, reason: 'fake' as const, text: '', email: 'ravi@example.com' };
    await reportJob(context, report, { pass: issueCaptchaPass(context) }, { address: '49.36.1.1', device: 'x' });
  }
  clock.advanceMinutes(30);
  const [upheld, released] = await db.selectFrom('moderation_cases').select('id').orderBy('id').execute();
  const decide = (id = 0, state: 'upheld' | 'released') =>
    db.updateTable('moderation_cases').set({ state, decided_at: clock.now() }).where('id', '=', id).execute();
  await decide(upheld?.id, 'upheld');
  clock.advanceMinutes(20);
  await decide(released?.id, 'released');
  expect(await read()).toEqual({ reports: 3, upheld: 1, medianMinutes: 40 });
  clock.advanceMinutes(366 * 24 * 60);
  expect(await read()).toEqual({ reports: 0, upheld: 0, medianMinutes: null });
});
