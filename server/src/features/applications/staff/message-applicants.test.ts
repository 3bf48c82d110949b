import { MOVE_DELAY_MS } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { createTestApplicant } from '../test-applicant.ts';

const { app, context } = await openTestApp();
const staff = await createTestStaff(context);
const MINUTES = MOVE_DELAY_MS / 60_000;

let me: Awaited<ReturnType<typeof createTestApplicant>>;
beforeEach(async () => {
  me = await createTestApplicant(app, context);
});

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/Staff/${path}`, headers: staff.headers, payload });
const send = (applicationIDs: number[], more: object = {}) =>
  post('MessageApplicants', {
    batchID: crypto.randomUUID(),
    applicationIDs,
    subject: 'Documents: {job}',
    text: 'Dear {name},\n\nthe employer {company} asks for your licence.',
    ...more,
  });
const undo = (messageIDs: number[]) => post('UndoApplicantMessages', { messageIDs });
const messageOf = (reply: { json(): { done: { messageID: number }[] } }) => reply.json().done[0]?.messageID ?? 0;
const sentAbout = async (text: string) =>
  (await readSentMessages(context)).filter((one) => one.subject.includes(text)).map((one) => one.text);
const auditOf = async (applicationId: number) =>
  (
    await context.db
      .selectFrom('staff_audit')
      .select('action')
      .where('target_kind', '=', 'application')
      .where('target_id', '=', String(applicationId))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const show = async (applicationId: number) =>
  (await app.inject({ url: `/api/Staff/GetApplicant/${applicationId}`, headers: staff.headers })).json();
const timelineOf = async (accountId: number) =>
  (
    await app.inject({ url: `/api/Staff/GetMemberTimeline/${accountId}?kind=application`, headers: staff.headers })
  ).json<{ entries: { title: string }[] }>().entries;

it('mails an applicant the filled text after ten minutes, in the timelines and the audit log', async () => {
  const { applicationId } = await me.applied({ title: 'Falconer of Ooty' });
  expect((await send([applicationId])).statusCode).toBe(200);
  await deliverAll(context);
  expect(await sentAbout('Documents: Falconer of Ooty')).toEqual([]);
  context.clock.advanceMinutes(MINUTES);
  await deliverAll(context);
  const [text] = await sentAbout('Documents: Falconer of Ooty');
  expect(text).toContain('Dear Kavya Raghunathan,\n\nthe employer Tulsi Granites asks for your licence.');
  expect((await show(applicationId)).messages).toMatchObject([
    { subject: 'Documents: Falconer of Ooty', actor: staff.fullName, isUndone: false },
  ]);
  expect((await timelineOf(me.accountID)).map(({ title }) => title)).toContain('Message: Documents: Falconer of Ooty');
  expect(await auditOf(applicationId)).toEqual(['MessageApplicants']);
});

it('withdraws it within ten minutes, and not later', async () => {
  const { applicationId } = await me.applied({ title: 'Glassblower of Firozabad' });
  const early = messageOf(await send([applicationId]));
  context.clock.advanceMinutes(MINUTES - 1);
  expect((await undo([early])).json()).toEqual({
    done: [{ applicationID: applicationId, messageID: early }],
    skipped: [],
  });
  expect((await undo([early])).json().detail).toBe('This message was withdrawn already.');
  const late = messageOf(await send([applicationId], { subject: 'Second: {job}' }));
  context.clock.advanceMinutes(MINUTES);
  await deliverAll(context);
  expect(await sentAbout('Documents: Glassblower')).toEqual([]);
  expect(await sentAbout('Second: Glassblower')).toHaveLength(1);
  expect((await undo([late])).json().detail).toBe('The message has left. Write another one.');
  expect(await auditOf(applicationId)).toEqual(['MessageApplicants', 'UndoApplicantMessages', 'MessageApplicants']);
});

it('mails several, and names those left out with the cause', async () => {
  const [good, withdrawn] = [await me.applied(), await me.applied()];
  await me.withdraw(withdrawn.applicationId);
  const unverified = await createTestApplicant(app, context);
  const third = await unverified.applied();
  await context.db
    .updateTable('accounts')
    .set({ email_verified_at: null })
    .where('id', '=', unverified.accountID)
    .execute();
  const reply = await send([good.applicationId, withdrawn.applicationId, third.applicationId, 2_000_000_000]);
  expect(reply.json()).toMatchObject({
    done: [{ applicationID: good.applicationId }],
    skipped: [
      { applicationID: withdrawn.applicationId, cause: 'The applicant has withdrawn.' },
      { applicationID: third.applicationId, cause: expect.stringContaining('not verified') },
      { applicationID: 2_000_000_000, cause: 'There is no application with this number.' },
    ],
  });
  expect((await show(third.applicationId)).messages).toEqual([]);
  expect(await auditOf(third.applicationId)).toEqual([]);
});

it('sends no second mail when a request is repeated', async () => {
  const { applicationId } = await me.applied({ title: 'Lamplighter of Panaji' });
  const batchID = crypto.randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => send([applicationId], { batchID })));
  expect(new Set(replies.map(messageOf)).size).toBe(1);
  context.clock.advanceMinutes(MINUTES);
  await deliverAll(context);
  expect(await sentAbout('Lamplighter of Panaji')).toHaveLength(2); // with the confirmation of the application
  expect(await auditOf(applicationId)).toEqual(['MessageApplicants']);
});

it('refuses what is not filled in, unknown placeholders, and hostile input', async () => {
  const { applicationId } = await me.applied();
  const refused = async (more: object) => {
    const reply = await send([applicationId], more);
    expect(reply.statusCode).toBe(400);
    return reply.json<{ errors: { field: string; message: string }[] }>().errors[0];
  };
  expect(await refused({ text: 'Come on [date].' })).toEqual({ field: 'text', message: 'Fill in [date]' });
  expect(await refused({ text: 'Dear {constructor}' })).toEqual({ field: 'text', message: 'Fill in {constructor}' });
  expect(await refused({ subject: ' ' })).toMatchObject({ field: 'subject' });
  expect(await refused({ subject: 'Two\nlines' })).toMatchObject({ field: 'subject' });
  expect(await refused({ text: 'a\u0000b' })).toMatchObject({ field: 'text' });
  expect(await refused({ text: 'a'.repeat(3_001) })).toMatchObject({ field: 'text' });
  expect(await refused({ applicationIDs: [applicationId, applicationId] })).toMatchObject({ field: 'applicationIDs' });
  expect(await refused({ applicationIDs: Array.from({ length: 501 }, (_, i) => i + 1) })).toMatchObject({
    field: 'applicationIDs',
  });
  expect(await refused({ batchID: 'a' })).toMatchObject({ field: 'batchID' });
  expect(await auditOf(applicationId)).toEqual([]);
});

it('is part of the data that the member can download, and of no other', async () => {
  const { applicationId } = await me.applied({ title: 'Saddler of Kanpur' });
  const withdrawn = messageOf(await send([applicationId], { text: 'Never sent.' }));
  await undo([withdrawn]);
  await send([applicationId], { text: 'Bring your tools.' });
  const data = (await app.inject({ url: `/api/PersonalData/Export/${me.accountID}`, headers: me.headers })).body;
  expect(data).toContain('Bring your tools.');
  expect(data).not.toContain('Never sent.');
});
