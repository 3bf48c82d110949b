import { beforeEach, expect, it } from 'vitest';
import { createTestStaff } from '../../testing/test-app.ts';
import { openModerationFixture } from './test-moderation.ts';

const { context, publish, open, read, decide, empty, recordAction, confirmAddress } = await openModerationFixture();
const { db } = context;
const ask = { decision: 'ask', reason: 'ask-pay', note: 'Is it?' };

beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
});

it('asks the contact of a posting, else who posted it, else the confirmed address of its company', async () => {
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

it('names as poster who posted a vacancy, not who edited it later; of an imported one, who edited it last', async () => {
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
  // Who edited it is not asked as if they had posted it.
  expect((await read(await open(imported))).posterContact).toBeNull();
});
