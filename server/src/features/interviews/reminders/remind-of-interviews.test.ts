import { beforeEach, describe, expect, it } from 'vitest';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { openInterviewFixture } from '../test-interview-fixture.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

const fixture = await openInterviewFixture();
const { context, db, clock, schedule } = fixture;
const DAY = 24 * 60;
const [DAY_BEFORE, HOUR_BEFORE] = ['interview-reminder-day', 'interview-reminder-hour'];

let me: Awaited<ReturnType<typeof fixture.register>>;
beforeEach(async () => {
  me = await fixture.register();
});

/** Advances the clock, runs the job and returns the reminders queued so far. */
async function remindersAfter(minutes: number): Promise<string[]> {
  clock.advanceMinutes(minutes);
  await remindOfInterviews(context);
  return (await fixture.mailsTo(me)).filter((key) => key.startsWith('interview-reminder'));
}

describe('a reminder', () => {
  it('is sent a day and an hour before, once each', async () => {
    await schedule(me.accountID, 2 * DAY);
    expect(await remindersAfter(0)).toEqual([]);
    expect(await remindersAfter(DAY - 1)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([DAY_BEFORE]);
    expect(await remindersAfter(1)).toEqual([DAY_BEFORE]);
    expect(await remindersAfter(DAY - 62)).toEqual([DAY_BEFORE]);
    const both = [DAY_BEFORE, HOUR_BEFORE];
    expect(await remindersAfter(1)).toEqual(both);
    expect(await remindersAfter(1)).toEqual(both);
    expect(await remindersAfter(60)).toEqual(both);
  });

  it('is not sent if its time had passed when the interview was scheduled', async () => {
    await schedule(me.accountID, DAY - 1);
    expect(await remindersAfter(10)).toEqual([]);
    expect(await remindersAfter(DAY - 71)).toEqual([HOUR_BEFORE]);
    await schedule(me.accountID, 90);
    expect(await remindersAfter(0)).toEqual([HOUR_BEFORE]);
  });

  it('is sent late after a downtime, until the next reminder is due', async () => {
    await schedule(me.accountID, 2 * DAY);
    expect(await remindersAfter(2 * DAY - 61)).toEqual([DAY_BEFORE]);
    await schedule(me.accountID, 2 * DAY + 120);
    // For the second interview the hour reminder is due already, so the day reminder is skipped.
    expect(await remindersAfter(2 * DAY + 70)).toEqual([DAY_BEFORE, HOUR_BEFORE]);
    await schedule(me.accountID, 3 * DAY);
    expect(await remindersAfter(3 * DAY)).toHaveLength(2);
  });

  it('is not sent for a cancelled interview or to a deleted account', async () => {
    const id = await schedule(me.accountID, 2 * DAY);
    await fixture.cancel(me, id, false);
    await schedule(me.accountID, 2 * DAY + 60);
    await db.updateTable('accounts').set({ deleted_at: clock.now() }).where('id', '=', me.accountID).execute();
    expect(await remindersAfter(DAY + 120)).toEqual([]);
  });

  it('is sent once by concurrent servers', async () => {
    await schedule(me.accountID, 2 * DAY);
    clock.advanceMinutes(DAY);
    await Promise.all(Array.from({ length: 5 }, () => remindOfInterviews(context)));
    expect(await remindersAfter(0)).toEqual([DAY_BEFORE]);
  });

  it('that is still queued is withdrawn when the interview is cancelled', async () => {
    const id = await schedule(me.accountID, 2 * DAY);
    expect(await remindersAfter(DAY + 1)).toEqual([DAY_BEFORE]);
    await fixture.cancel(me, id, true);
    expect(await remindersAfter(0)).toEqual([]);
  });

  it('that could not be sent in time expires', async () => {
    await schedule(me.accountID, 2 * DAY);
    await remindersAfter(2 * DAY - 60);
    clock.advanceMinutes(60);
    await deliverAll(context);
    const row = await db
      .selectFrom('messages')
      .select(['state', 'last_error'])
      .where('account_id', '=', me.accountID)
      .where('key', 'like', `${HOUR_BEFORE}:%`)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'failed', last_error: 'message has expired' });
  });

  it('states time and place, and has the calendar file attached', async () => {
    const at = new Date(Date.UTC(2037, 10, 25, 5));
    await schedule(me.accountID, 60, { date: '2037-11-25', time: '10:30' });
    clock.advanceMinutes((at.getTime() - clock.now().getTime()) / 60_000 - DAY);
    await remindersAfter(0);
    await deliverAll(context);
    await remindersAfter(DAY - 60);
    await deliverAll(context);
    const mails = (await readSentMessages(context)).filter(({ subject }) => subject.startsWith('Reminder'));
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Reminder: your interview on Wednesday, Nov 25, 2037 at 10:30 am'),
    );
    expect(mails[0]?.text).toContain('Your interview starts within a day.');
    expect(mails[1]?.text).toContain('Your interview starts within an hour.');
    for (const mail of mails) {
      expect(mail.text).toContain('When: Wednesday, Nov 25, 2037 at 10:30 am IST, 30 minutes');
      expect(mail.text).toContain('Link: https://meet.example/abc');
      expect(mail.attachments?.map(({ name }) => name)).toEqual([expect.stringMatching(/^interview-\d+\.ics$/)]);
    }
  });
});
