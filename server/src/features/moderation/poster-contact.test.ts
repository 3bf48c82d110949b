import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, registerThrough } from '../../testing/test-app.ts';
import { openModerationFixture } from './test-moderation.ts';

const { app, context, publish, open, read, decide, empty, recordAction, confirmAddress } =
  await openModerationFixture();
const { db } = context;
const ask = { decision: 'ask', reason: 'ask-pay', note: 'Is it?' };

beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
});

it('asks the contact of a posting, else its poster, else the confirmed address of its company', async () => {
  const vacancyId = await publish();
  const caseID = await open(vacancyId);
  const contact = async () => (await read(caseID)).posterContact;
  expect(await contact()).toBeNull();
  expect((await decide(caseID, ask)).json().detail).toContain('No address is known');

  await confirmAddress(vacancyId, 'jobs@kaveri.example');
  expect(await contact()).toEqual({ email: 'jobs@kaveri.example', of: 'company' });
  const poster = await createTestStaff(context, ['recruiter'], 'Rohan Staff');
  await recordAction(vacancyId, poster, 'PostVacancy');
  const asked = await contact();
  expect(asked).toMatchObject({ of: 'staff' });
  expect((await decide(caseID, ask)).statusCode).toBe(200);
  const mails = db.selectFrom('messages').select('recipient').where('template', '=', 'posting-question');
  expect(await mails.execute()).toEqual([{ recipient: asked?.email }]);

  await db.updateTable('vacancies').set({ recruiter_email: 'hr@kaveri.example' }).where('id', '=', vacancyId).execute();
  expect(await contact()).toEqual({ email: 'hr@kaveri.example', of: 'posting' });
});

it('informs the asking staff member when an account has the address of the contact and has not verified it', async () => {
  const vacancyId = await publish();
  const caseID = await open(vacancyId);
  const email = 'hr.unverified@kaveri.example';
  await db.updateTable('vacancies').set({ recruiter_email: email }).where('id', '=', vacancyId).execute();
  const { accountID } = await registerThrough(app, { email });
  const refused = await decide(caseID, ask);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('never verified it')]);
  await db
    .updateTable('accounts')
    .set({ email_verified_at: context.clock.now() })
    .where('id', '=', accountID)
    .execute();
  expect((await decide(caseID, ask)).statusCode).toBe(200);
});

it('names the person who posted a vacancy as its poster, not a later editor; for an imported one, the last editor', async () => {
  const [posted, imported] = [await publish(), await publish()];
  const [poster, editor] = [
    await createTestStaff(context, ['recruiter'], 'Rohan Staff'),
    await createTestStaff(context, ['recruiter'], 'Isha Staff'),
  ];
  await recordAction(posted, poster, 'PostVacancy');
  for (const vacancyId of [posted, imported]) {
    await recordAction(vacancyId, poster, 'EditVacancy');
    await recordAction(vacancyId, editor, 'EditVacancy');
  }
  expect((await read(await open(posted))).poster?.fullName).toBe('Rohan Staff');
  expect((await read(await open(imported))).poster?.fullName).toBe('Isha Staff');
  // Staff who only edited it are not asked as its poster.
  expect((await read(await open(imported))).posterContact).toBeNull();
});
