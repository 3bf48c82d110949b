import { beforeEach, expect, it } from 'vitest';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { remindOfInterviews } from '../reminders/remind-of-interviews.ts';
import { openInterviewFixture } from '../test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { context, clock, schedule, callAsStaff, mailsTo } = fixture;
const DAY = 24 * 60;

let me: Awaited<ReturnType<typeof fixture.register>>;
beforeEach(async () => {
  me = await fixture.register();
});

const remind = (interviewScheduleID: number) => callAsStaff('Staff/SendInterviewReminder', { interviewScheduleID });
const reminders = async () => (await mailsTo(me)).filter((key) => key.startsWith('interview-reminder'));

it('reminds by mail with the calendar file, at most once an hour', async () => {
  const id = await schedule(me.accountID, 3 * DAY);
  const reply = await remind(id);
  expect(reply.statusCode, reply.body).toBe(200);
  clock.advanceMinutes(59);
  const early = await remind(id);
  expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringContaining('next reminder can be sent')]);
  clock.advanceMinutes(1);
  expect((await remind(id)).statusCode).toBe(200);
  expect(await reminders()).toEqual(['interview-reminder-staff', 'interview-reminder-staff']);
  await deliverAll(context);
  const mail = (await readSentMessages(context)).find(({ subject }) => subject?.startsWith('Reminder'));
  expect(mail?.text).toContain('We would like to remind you of your interview.');
  expect(mail?.attachments?.map(({ name }) => name)).toEqual([`interview-${id}.ics`]);
});

it('does not follow within an hour of an automatic reminder, which it does not replace', async () => {
  const id = await schedule(me.accountID, 2 * DAY);
  expect((await remind(id)).statusCode).toBe(200);
  clock.advanceMinutes(DAY);
  await remindOfInterviews(context);
  expect(await reminders()).toEqual(['interview-reminder-staff', 'interview-reminder-day']);
  expect((await remind(id)).statusCode).toBe(409);
});

it('is sent once by concurrent calls', async () => {
  const id = await schedule(me.accountID, 2 * DAY);
  const replies = await Promise.all(Array.from({ length: 5 }, () => remind(id)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await reminders()).toHaveLength(1);
});

it('that waits is withdrawn when the interview is cancelled, and then none is sent', async () => {
  const id = await schedule(me.accountID, 2 * DAY);
  await remind(id);
  await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: id, cause: 'The panel travels.' });
  expect(await reminders()).toEqual([]);
  expect((await remind(id)).statusCode).toBe(409);
});

it('is refused for an interview that has begun, and for an unknown one', async () => {
  const id = await schedule(me.accountID, 60);
  clock.advanceMinutes(60);
  expect((await remind(id)).json().detail).toContain('has begun');
  expect((await remind(2_000_000_000)).statusCode).toBe(404);
});
