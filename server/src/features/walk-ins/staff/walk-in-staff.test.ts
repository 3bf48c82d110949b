import { walkInTexts } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { registerThrough } from '../../../testing/test-app.ts';
import { getDataSubject } from '../../accounts/index.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { purgeWalkIns } from '../purge-walk-ins.ts';
import { openWalkInFixture } from '../test-walk-in-fixture.ts';
import { eraseWalkIns, exportWalkIns } from '../walk-ins-personal-data.queries.ts';

const fixture = await openWalkInFixture();
const {
  app,
  context,
  db,
  clock,
  staff,
  istIn,
  invitation,
  callAsStaff,
  invite,
  attend,
  requestReschedule,
  row,
  mails,
} = fixture;
const DAY = 24 * 60;

const mailTo = async (email: string, subject: RegExp) => {
  await deliverAll(context);
  return (await readSentMessages(context)).find((mail) => mail.to === email && subject.test(mail.subject ?? ''));
};

describe('inviting', () => {
  it('mails IST times, the venue and both links', async () => {
    const body = invitation({ starts: istIn(48.5), note: 'Bring a pen.' });
    const reply = await callAsStaff('InviteToWalkIn', body);
    expect(reply.statusCode, reply.body).toBe(200);
    const { walkInID, attendingLink, rescheduleLink, statusLink } = reply.json();
    expect(attendingLink).toMatch(/^https?:\/\/[^/]+\/walkins\/attending\/[\w-]{43}$/);
    for (const link of [rescheduleLink, statusLink])
      expect(link.split('/').at(-1)).toBe(attendingLink.split('/').at(-1));
    expect(await row(walkInID)).toMatchObject({ status: 'invited', invited_by: staff.fullName });
    const mail = await mailTo(body.email, /invited to a walk-in/);
    for (const part of [
      attendingLink,
      rescheduleLink,
      statusLink,
      ', 10:30 am IST',
      ', 1:00 pm IST',
      body.venue,
      'Nandini Rao',
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain('Bring a pen.');
  });

  it.each([
    ['a day that does not exist', { starts: '2031-02-30 10:00' }, 'starts'],
    ['an end before the start', { ends: '2001-01-01 10:00' }, 'ends'],
    ['a start in the past', { starts: '2001-01-01 10:00' }, 'starts'],
    ['no name', { fullName: ' ' }, 'fullName'],
    ['no address', { email: 'asha' }, 'email'],
    ['a note the database cannot hold', { note: 'a\u0000b' }, 'note'],
  ])('rejects %s and names the field', async (_, wrong, field) => {
    const reply = await callAsStaff('InviteToWalkIn', invitation(wrong));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('requires a vacancy', async () => {
    expect((await callAsStaff('InviteToWalkIn', invitation({ vacancyID: 2_000_000_000 }))).statusCode).toBe(404);
  });

  it('is for staff only', async () => {
    const { headers } = await registerThrough(app);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/Operator/InviteToWalkIn',
      headers,
      payload: invitation(),
    });
    expect(reply.statusCode).toBe(403);
  });

  it('succeeds once per day and vacancy, also for ten concurrent calls', async () => {
    const body = invitation();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        callAsStaff('InviteToWalkIn', at % 2 ? body : { ...body, email: body.email.toUpperCase() }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    const { walkInID } = replies.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    expect(await mails(walkInID)).toHaveLength(1);
    await callAsStaff('CancelWalkIn', { walkInID, cause: 'Floods.' });
    expect((await callAsStaff('InviteToWalkIn', body)).statusCode).toBe(200);
  });
});

describe('rescheduling', () => {
  it('clears the answer and mails the same links each time', async () => {
    const body = invitation();
    const { walkInID, attendingLink } = (await callAsStaff('InviteToWalkIn', body)).json();
    const id = attendingLink.split('/').at(-1);
    await requestReschedule(id);
    const first = { walkInID, starts: istIn(96), ends: istIn(98) };
    for (const [version, times] of [first, { walkInID, starts: body.starts, ends: body.ends }, first].entries())
      expect((await callAsStaff('RescheduleWalkIn', { ...times, version })).body).toBe(
        `Walk-in interview ${walkInID} is moved.`,
      );
    expect(await row(walkInID)).toMatchObject({
      status: 'invited',
      reason: null,
      answered_at: null,
      starts_at: new Date(clock.now().getTime() + 96 * 3_600_000),
    });
    expect((await mails(walkInID)).map(({ key }) => key.split(':')[0])).toEqual([
      'walk-in-invited',
      ...Array(3).fill('walk-in-moved'),
    ]);
    expect((await mailTo(body.email, /has a new time/))?.text).toContain(attendingLink);
    expect(await attend(id)).toBe(walkInTexts.attending);
  });

  it('is rejected for an older version, whichever change came first', async () => {
    const { walkInID } = await invite();
    const reschedule = (starts: number, version: number) =>
      callAsStaff('RescheduleWalkIn', { walkInID, version, starts: istIn(starts), ends: istIn(starts + 2) });
    const replies = await Promise.all([reschedule(96, 0), reschedule(120, 0)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const moved = await row(walkInID);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'This walk-in was changed by someone else. It differs from yours in: start, end. Close the form to see the current version.',
    );
    const details = { venue: 'Town Hall, Pune', contact: 'Nandini Rao', note: '' };
    expect((await callAsStaff('Staff/EditWalkIn', { walkInID, version: 1, ...details })).statusCode).toBe(200);
    expect((await reschedule(144, 1)).statusCode).toBe(409);
    expect(await row(walkInID)).toMatchObject({ starts_at: moved.starts_at, ends_at: moved.ends_at, ...details });
    expect((await reschedule(144, 2)).statusCode).toBe(200);
  });

  it('is rejected for a day with another invitation, a past time, an unknown, cancelled or past invitation', async () => {
    const body = invitation();
    await callAsStaff('InviteToWalkIn', body);
    const { walkInID } = await invite({ ...body, starts: istIn(96), ends: istIn(98) });
    const reschedule = async (starts: number, of = walkInID) =>
      (
        await callAsStaff('RescheduleWalkIn', {
          walkInID: of,
          version: 0,
          starts: istIn(starts),
          ends: istIn(starts + 1),
        })
      ).statusCode;
    expect(await reschedule(49)).toBe(409);
    expect(await reschedule(-1)).toBe(400);
    expect(await reschedule(72, 2_000_000_000)).toBe(404);
    expect(await mails(walkInID)).toHaveLength(1);
    const { walkInID: over } = await invite({ starts: istIn(1), ends: istIn(2) });
    clock.advanceMinutes(120);
    expect(await reschedule(72, over)).toBe(409);
    await callAsStaff('CancelWalkIn', { walkInID, cause: 'Floods.' });
    expect(await reschedule(72)).toBe(409);
  });
});

describe('cancelling', () => {
  it('notifies the person once, also for four concurrent calls', async () => {
    const body = invitation();
    const { walkInID } = await invite(body);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => callAsStaff('CancelWalkIn', { walkInID, cause: 'The position is filled.' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await mailTo(body.email, /is cancelled/))?.text).toContain('Reason: The position is filled.');
    expect(await mails(walkInID)).toHaveLength(2);
  });

  it('is rejected for an unknown or past invitation', async () => {
    const cancel = async (walkInID: number) =>
      (await callAsStaff('CancelWalkIn', { walkInID, cause: 'Floods.' })).statusCode;
    const { walkInID } = await invite({ starts: istIn(1), ends: istIn(2) });
    clock.advanceMinutes(120);
    expect(await cancel(walkInID)).toBe(409);
    expect(await cancel(2_000_000_000)).toBe(404);
  });
});

it('lists current invitations with answers, and deletes them after ninety days', async () => {
  const list = async (query = '') => {
    await callAsStaff('CancelWalkIn', { walkInID: 2_000_000_000, cause: 'Nothing.' });
    const reply = await app.inject({ url: `/api/Operator/ListWalkIns${query}`, headers: staff.headers });
    return reply.json<{ walkInID: number }[]>();
  };
  const { id, walkInID } = await invite();
  await requestReschedule(id, { reason: 'I have an exam.' });
  const [day] = istIn(72).split(' ');
  expect((await list()).find((one) => one.walkInID === walkInID)).toMatchObject({
    status: 'Reschedule requested',
    reason: 'I have an exam.',
    preferredOn: new Date(`${day}T11:30:00+05:30`).toISOString(),
  });
  clock.advanceMinutes(51 * 60);
  expect((await list()).some((one) => one.walkInID === walkInID)).toBe(false);
  // A link to it still opens it.
  expect(await list(`?walkInID=${walkInID}`)).toMatchObject([{ walkInID, reason: 'I have an exam.' }]);
  expect(await list('?walkInID=2000000000')).toEqual([]);
  clock.advanceMinutes(90 * DAY);
  await purgeWalkIns(context);
  expect(await row(walkInID)).toMatchObject({ id: walkInID });
  clock.advanceMinutes(1);
  await purgeWalkIns(context);
  await expect(row(walkInID)).rejects.toThrow();
  expect(await attend(id)).toBe(walkInTexts.unknown);
});

it('is exported and erased with the account of the verified address', async () => {
  const body = invitation();
  const { accountID } = await registerThrough(app, { email: body.email });
  const { id, walkInID } = await invite({ ...body, email: body.email.toUpperCase() });
  await requestReschedule(id);
  const exportEntries = async () =>
    (await exportWalkIns(db, accountID, await getDataSubject(db, accountID)))[0]?.entries;
  const erase = () =>
    db.transaction().execute(async (tx) => eraseWalkIns(tx, accountID, await getDataSubject(tx, accountID)));

  expect(await exportEntries()).toEqual([]);
  await erase();
  expect(await row(walkInID)).toMatchObject({ id: walkInID });

  await db.updateTable('accounts').set({ email_verified_at: clock.now() }).where('id', '=', accountID).execute();
  expect(await exportEntries()).toMatchObject([
    { name: 'Asha Kulkarni', job: 'Senior Accountant', status: 'reschedule-requested', reason: 'I have an exam.' },
  ]);
  await callAsStaff('CancelWalkIn', { walkInID, cause: 'Floods.' });
  const cancellation = db
    .selectFrom('messages')
    .select('account_id')
    .where('key', '=', `walk-in-cancelled:${walkInID}`);
  expect(await cancellation.executeTakeFirst()).toEqual({ account_id: accountID });
  await erase();
  expect(await exportEntries()).toEqual([]);
  expect(await attend(id)).toBe(walkInTexts.unknown);
});
