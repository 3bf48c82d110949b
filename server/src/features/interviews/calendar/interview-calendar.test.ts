import { expect, it } from 'vitest';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { openInterviewFixture } from '../test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { context, schedule, callAsStaff, read, cancel } = fixture;

/** Unfolded lines of a file; a mail parser may have changed the line ends. */
const linesOf = (file: string | Buffer) =>
  String(file)
    .replace(/\r?\n /g, '')
    .split(/\r?\n/);

/** Delivers all mails and returns the lines of the calendar files of those with a matching subject. */
async function calendarsOf(email: string, subject: RegExp) {
  await deliverAll(context);
  const mails = (await readSentMessages(context)).filter((mail) => mail.to === email && subject.test(mail.subject));
  return mails.map(({ attachments = [] }) => attachments.map(({ bytes }) => linesOf(bytes)));
}

async function emailOf(accountID: number): Promise<string> {
  const { db } = context;
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountID)
    .executeTakeFirstOrThrow();
  return email;
}

it('can be downloaded by the candidate, with time and place', async () => {
  const me = await fixture.register();
  const when = { date: '2037-11-25', time: '10:30', durationMinutes: 45 };
  const id = await schedule(me.accountID, 60, {
    ...when,
    place: 'Baner Road, Pune',
    mode: 'In person',
    note: 'Bring ID',
  });
  const reply = await read(me, `GetCalendarFile/${id}`);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(reply.headers['content-disposition']).toContain(`interview-${id}.ics`);
  expect(linesOf(reply.body)).toEqual(
    expect.arrayContaining([
      `UID:interview-${id}@localhost`,
      'DTSTART:20371125T050000Z',
      'DTEND:20371125T054500Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SUMMARY:Interview: Senior Accountant\\, Tulsi Granites',
      'LOCATION:Baner Road\\, Pune',
      'DESCRIPTION:In person: Baner Road\\, Pune\\n\\nBring ID\\n\\nJoin 5 minutes early.',
    ]),
  );
});

it('is attached to the invitation mail, and removes the event when the interview is cancelled', async () => {
  const me = await fixture.register();
  const email = await emailOf(me.accountID);
  const lost = await schedule(me.accountID, 60);
  const [[scheduled] = []] = await calendarsOf(email, /^Your interview on .* [ap]m$/);
  expect(scheduled).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:0', 'STATUS:CONFIRMED']));
  await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: lost, cause: 'Travel' });
  const second = await schedule(me.accountID, 600, { replaces: lost });
  await cancel(me, second, true);
  const cancelled = (await calendarsOf(email, /is cancelled$/)).flat();
  expect(cancelled).toHaveLength(2);
  for (const lines of cancelled)
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']));
  const uids = cancelled.map((lines) => lines.find((line) => line.startsWith('UID')));
  expect(uids).toEqual([`UID:interview-${lost}@localhost`, `UID:interview-${second}@localhost`]);
});

it('is attached to mails that state who cancelled, why, and the cost', async () => {
  const me = await fixture.register();
  const email = await emailOf(me.accountID);
  await fixture.givePlan(me.accountID, 1);
  const lost = await schedule(me.accountID, 60);
  await callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: lost, cause: 'The panel has to travel.' });
  const replacement = await schedule(me.accountID, 60, { replaces: lost });
  await cancel(me, replacement, true);
  const free = await schedule(me.accountID, 60);
  await cancel(me, free, true);
  await deliverAll(context);
  const mails = (await readSentMessages(context)).filter(
    ({ to, subject }) => to === email && /interview/.test(subject),
  );
  const texts = mails.map(({ text }) => text.replace(/\s+/g, ' '));
  expect(texts).toEqual([
    expect.stringContaining('An employer would like to meet you'),
    expect.stringMatching(
      /No guaranteed call was deducted, and you will get a free replacement.*Reason: The panel has to travel\./,
    ),
    expect.stringContaining('This interview replaces the one that the employer cancelled.'),
    expect.stringContaining('one guaranteed call was deducted from your Guaranteed Calls balance'),
    expect.stringContaining('An employer would like to meet you'),
    expect.stringContaining('No guaranteed call was deducted.'),
  ]);
});
