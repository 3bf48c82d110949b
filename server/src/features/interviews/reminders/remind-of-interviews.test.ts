import { beforeEach, describe, expect, it } from 'vitest';
import { deliverAll, readOutbox } from '../../notifications/test-outbox.ts';
import { openInterviewWorld } from '../test-world.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

const world = await openInterviewWorld();
const { context, db, clock, schedule } = world;
const DAY = 24 * 60;
const [DAY_BEFORE, HOUR_BEFORE] = ['interview-reminder-day', 'interview-reminder-hour'];

let me: Awaited<ReturnType<typeof world.register>>;
beforeEach(async () => {
  me = await world.register();
});

/** The reminders there are some minutes later. */
async function after(minutes: number): Promise<string[]> {
  clock.advanceMinutes(minutes);
  await remindOfInterviews(context);
  return (await world.mailsTo(me)).filter((key) => key.startsWith('interview-reminder'));
}

describe('a reminder', () => {
  it('comes a day and an hour before, once each', async () => {
    await schedule(me.accountID, 2 * DAY);
    expect(await after(0)).toEqual([]);
    expect(await after(DAY - 1)).toEqual([]);
    expect(await after(1)).toEqual([DAY_BEFORE]);
    expect(await after(1)).toEqual([DAY_BEFORE]);
    expect(await after(DAY - 62)).toEqual([DAY_BEFORE]);
    const both = [DAY_BEFORE, HOUR_BEFORE];
    expect(await after(1)).toEqual(both);
    expect(await after(1)).toEqual(both);
    expect(await after(60)).toEqual(both);
  });

  it('does not come of a moment that had passed when the interview was scheduled', async () => {
    await schedule(me.accountID, DAY - 1);
    expect(await after(10)).toEqual([]);
    expect(await after(DAY - 71)).toEqual([HOUR_BEFORE]);
    await schedule(me.accountID, 90);
    expect(await after(0)).toEqual([HOUR_BEFORE]);
  });

  it('is caught up on by a server that was down, while it makes sense', async () => {
    await schedule(me.accountID, 2 * DAY);
    expect(await after(2 * DAY - 61)).toEqual([DAY_BEFORE]);
    await schedule(me.accountID, 2 * DAY + 120);
    // The second one's day reminder has run into its hour reminder.
    expect(await after(2 * DAY + 70)).toEqual([DAY_BEFORE, HOUR_BEFORE]);
    await schedule(me.accountID, 3 * DAY);
    expect(await after(3 * DAY)).toHaveLength(2);
  });

  it('does not come of a cancelled interview, nor to a deleted account', async () => {
    const id = await schedule(me.accountID, 2 * DAY);
    await world.cancel(me, id, false);
    await schedule(me.accountID, 2 * DAY + 60);
    await db.updateTable('accounts').set({ deleted_at: clock.now() }).where('id', '=', me.accountID).execute();
    expect(await after(DAY + 120)).toEqual([]);
  });

  it('comes once from many servers at the same moment', async () => {
    await schedule(me.accountID, 2 * DAY);
    clock.advanceMinutes(DAY);
    await Promise.all(Array.from({ length: 5 }, () => remindOfInterviews(context)));
    expect(await after(0)).toEqual([DAY_BEFORE]);
  });

  it('that could not leave is dropped with its interview', async () => {
    const id = await schedule(me.accountID, 2 * DAY);
    expect(await after(DAY + 1)).toEqual([DAY_BEFORE]);
    await world.cancel(me, id, true);
    expect(await after(0)).toEqual([]);
  });

  it('that could not leave in time does not leave any more', async () => {
    await schedule(me.accountID, 2 * DAY);
    await after(2 * DAY - 60);
    clock.advanceMinutes(60);
    await deliverAll(context);
    const row = await db
      .selectFrom('messages')
      .select(['state', 'last_error'])
      .where('account_id', '=', me.accountID)
      .where('key', 'like', `${HOUR_BEFORE}:%`)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'failed', last_error: 'too late to be of use' });
  });

  it('says when and where, and brings the calendar file', async () => {
    const at = new Date(Date.UTC(2037, 10, 25, 5));
    await schedule(me.accountID, 60, { date: '2037-11-25', time: '10:30' });
    clock.advanceMinutes((at.getTime() - clock.now().getTime()) / 60_000 - DAY);
    await after(0);
    await deliverAll(context);
    await after(DAY - 60);
    await deliverAll(context);
    const mails = (await readOutbox(context)).filter(({ subject }) => subject.startsWith('Reminder'));
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Reminder: your interview on Wednesday, Nov 25, 2037 at 10:30 am'),
    );
    expect(mails[0]?.text).toContain('Your interview begins within a day.');
    expect(mails[1]?.text).toContain('Your interview begins within the hour.');
    for (const mail of mails) {
      expect(mail.text).toContain('When: Wednesday, Nov 25, 2037 at 10:30 am IST, 30 minutes');
      expect(mail.text).toContain('Link: https://meet.example/abc');
      expect(mail.attachments?.map(({ name }) => name)).toEqual([expect.stringMatching(/^interview-\d+\.ics$/)]);
    }
  });
});
