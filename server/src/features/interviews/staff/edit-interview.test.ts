import { beforeEach, describe, expect, it } from 'vitest';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { remindOfInterviews } from '../reminders/remind-of-interviews.ts';
import { openInterviewFixture } from '../test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { context, db, clock, schedule, scheduleBody, callAsStaff, row, mailsTo } = fixture;
const DAY = 24 * 60;

let me: Awaited<ReturnType<typeof fixture.register>>;
let id: number;
beforeEach(async () => {
  me = await fixture.register();
  id = await schedule(me.accountID, 2 * DAY);
});

/** Input that leaves the interview of two days from now as it is, except for some fields. */
function edit(more: object = {}, inMinutes = 2 * DAY) {
  const { accountID, vacancyID, ...appointment } = scheduleBody(me.accountID, inMinutes);
  return { interviewScheduleID: id, version: 0, ...appointment, ...more };
}

const change = (more: object = {}, inMinutes?: number) => callAsStaff('Staff/EditInterview', edit(more, inMinutes));

describe('editing an interview', () => {
  it('changes it, records who, and mails what changed with the newer calendar file', async () => {
    const body = {
      mode: 'In person',
      place: '12 MG Road, Pune',
      note: 'Ask for Farah.',
      date: '2038-01-19',
      time: '08:45',
    };
    const reply = await change(body);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await row(id)).toMatchObject({
      starts_at: new Date('2038-01-19T03:15:00Z'),
      mode: 'In person',
      place: '12 MG Road, Pune',
      note: 'Ask for Farah.',
      status: 'scheduled',
      calendar_sequence: 1,
    });
    const changes = await db.selectFrom('interview_changes').selectAll().where('interview_id', '=', id).execute();
    expect(changes.at(-1)).toMatchObject({ actor: 'Meera Staff', cause: 'changed: time, kind, place, note' });
    const audit = await db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', '=', 'EditInterview')
      .where('target_id', '=', String(id))
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ actor: 'Meera Staff', target_kind: 'interview' });
    expect(Object.keys(audit.after ?? {})).toContain('place');

    await deliverAll(context);
    const mail = (await readSentMessages(context)).find(({ subject }) => subject?.startsWith('Your interview is now'));
    expect(mail?.subject).toBe('Your interview is now on Tuesday, Jan 19, 2038 at 8:45 am');
    expect(mail?.text).toContain('Address: 12 MG Road, Pune');
    expect(mail?.text).toContain('(time, kind, place, note)');
    const [file] = mail?.attachments ?? [];
    const calendar = Buffer.from(file?.bytes ?? []).toString();
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toContain('20380119T031500Z');
  });

  it('refuses an older version and names who changed what', async () => {
    expect((await change({ place: 'https://meet.example/new' })).statusCode).toBe(200);
    const late = await change({ note: 'Bring your certificates.' });
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toContain('Meera Staff changed this interview (changed: place)');
    expect(await row(id)).toMatchObject({ place: 'https://meet.example/new', note: '' });
    expect((await change({ place: 'https://meet.example/new', note: 'Now.', version: 1 })).statusCode).toBe(200);
    expect(await mailsTo(me)).toEqual(['interview-scheduled', 'interview-changed', 'interview-changed']);
  });

  it('is done once by concurrent calls of one version', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, (_, at) => change({ note: `Note ${at}` })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await mailsTo(me)).toEqual(['interview-scheduled', 'interview-changed']);
  });

  it('without a difference sends no mail', async () => {
    expect((await change()).body).toBe('Nothing was changed.');
    expect(await row(id)).toMatchObject({ calendar_sequence: 0 });
    expect(await mailsTo(me)).toEqual(['interview-scheduled']);
  });

  it('is refused when it overlaps another interview, and not by its own former time', async () => {
    const other = await schedule(me.accountID, 2 * DAY + 60);
    const refused = await change({}, 2 * DAY + 45);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining(`number ${other}`)]);
    expect((await change({}, 2 * DAY + 15)).statusCode).toBe(200);
  });

  it.each([
    ['a time that has passed', { date: '2020-02-03' }, 400],
    ['a day that does not exist', { date: '2031-02-30' }, 400],
    ['no place', { place: ' ' }, 400],
    ['an unknown interview', { interviewScheduleID: 2_000_000_000 }, 404],
  ])('is refused for %s', async (_, wrong, status) => {
    const reply = await change(wrong);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(await mailsTo(me)).toEqual(['interview-scheduled']);
  });

  it('is refused once it has begun or is cancelled', async () => {
    const body = edit({ date: '2038-01-19' });
    clock.advanceMinutes(2 * DAY);
    expect((await callAsStaff('Staff/EditInterview', body)).json().detail).toContain('has begun');
    const next = await schedule(me.accountID, 60);
    await fixture.cancel(me, next, true);
    const cancelled = await callAsStaff('Staff/EditInterview', { ...body, interviewScheduleID: next });
    expect([cancelled.statusCode, cancelled.json().detail]).toEqual([409, expect.stringContaining('cancelled')]);
  });

  it('reminds of the new time, also when the former one was reminded of', async () => {
    const reminders = async () => {
      await remindOfInterviews(context);
      return (await mailsTo(me)).filter((key) => key.startsWith('interview-reminder'));
    };
    clock.advanceMinutes(DAY);
    expect(await reminders()).toEqual(['interview-reminder-day']);
    // A reminder that waits names the former time: it is withdrawn.
    expect((await change({}, 3 * DAY)).statusCode).toBe(200);
    expect(await reminders()).toEqual([]);
    clock.advanceMinutes(2 * DAY);
    expect(await reminders()).toEqual(['interview-reminder-day']);
    // Within the last day the mail about the change is enough.
    expect((await change({ version: 1 }, 5 * 60)).statusCode).toBe(200);
    expect(await reminders()).toEqual([]);
    clock.advanceMinutes(4 * 60);
    expect(await reminders()).toEqual(['interview-reminder-hour']);
  });
});
