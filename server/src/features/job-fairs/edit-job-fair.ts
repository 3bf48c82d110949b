import type { CallOutput, editJobFair as editJobFairCall } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { CallError, fieldError } from '../../lib/call-error.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { parseIstField } from '../../lib/india-time/parse-ist-field.ts';
import { createMoveMail } from './job-fair-mail.ts';
import { type JobFairDetails, jobFairVersion } from './job-fair-version.ts';
import { type LockedJobFair, lockJobFair, updateJobFair } from './job-fairs.queries.ts';
import { mailRegistered } from './mail-registered.ts';
import { clearReminders, markReminded } from './registrations.queries.ts';

type Edit = CallOutput<typeof editJobFairCall>['body'];

/** Editable fields with their names in messages. */
const names: Record<keyof JobFairDetails, string> = {
  startsAt: 'start',
  endsAt: 'end',
  registerUntil: 'end of registration',
  organiser: 'organiser',
  venue: 'venue',
  description: 'description',
  companies: 'companies',
  capacity: 'places',
};
const details = Object.keys(names) as (keyof JobFairDetails)[];

/** The job fair after the edit; times that are omitted stay. */
function apply(before: LockedJobFair, { starts, ends, registerUntil, companies, ...typed }: Edit): JobFairDetails {
  const { organiser, venue, description, capacity } = typed;
  return {
    startsAt: starts === undefined ? before.startsAt : parseIstField('starts', starts),
    endsAt: ends === undefined ? before.endsAt : parseIstField('ends', ends),
    registerUntil: registerUntil === undefined ? before.registerUntil : parseIstField('registerUntil', registerUntil),
    organiser,
    venue,
    description,
    companies: [...new Set(companies)],
    capacity,
  };
}

/** @throws {CallError} bad_input for times out of order or changed to the past, and for fewer places than are taken */
function check(before: LockedJobFair, after: JobFairDetails, changes: readonly string[], now: Date): void {
  if (after.endsAt <= after.startsAt) throw fieldError('ends', 'It must end after it starts.');
  if (after.registerUntil > after.endsAt)
    throw fieldError('registerUntil', 'Registration must end before the job fair does.');
  for (const [name, field, text] of [
    ['startsAt', 'starts', 'It must start in the future.'],
    ['endsAt', 'ends', 'It must end in the future.'],
  ] as const)
    if (changes.includes(name) && after[name] <= now) throw fieldError(field, text);
  if (after.capacity < before.placesTaken)
    throw fieldError('capacity', `${before.placesTaken} people are registered: give at least as many places.`);
}

/** Everyone registered gets a mail with the old and the new time or venue, and a reminder before the new start. */
async function announceMove(
  tx: Db,
  fairId: number,
  before: LockedJobFair,
  after: JobFairDetails,
  now: Date,
): Promise<void> {
  const hasOtherTimes = +before.startsAt !== +after.startsAt || +before.endsAt !== +after.endsAt;
  const move = {
    isOtherVenue: before.venue !== after.venue,
    timesBefore: hasOtherTimes ? { startsAt: before.startsAt, endsAt: before.endsAt } : undefined,
  };
  if (hasOtherTimes) {
    // Of a start within a day this mail is the reminder.
    if (+after.startsAt - +now > DAY_MS) await clearReminders(tx, fairId);
    else await markReminded(tx, fairId, now);
  }
  await mailRegistered(tx, fairId, (registration) => createMoveMail(registration, move), now);
}

/**
 * Changes times, organiser, venue, text, companies or places of a job fair. Another start, end or venue is mailed to
 * everyone registered.
 * @throws {CallError} not_found; bad_input for times out of order or in the past, and for fewer places than are taken;
 * conflict if cancelled, over, or changed since `version`
 */
export async function editJobFair({ db, clock }: AppContext, edit: Edit): Promise<string> {
  const { jobFairID, version } = edit;
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const before = await lockJobFair(tx, jobFairID);
    if (!before) throw new CallError('not_found', 'There is no job fair with this number.');
    if (before.cancelledAt) throw new CallError('conflict', 'This job fair is cancelled.');
    if (now >= before.endsAt) throw new CallError('conflict', 'This job fair is over.');
    const after = apply(before, edit);
    const changes = details.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    if (jobFairVersion(before) !== version) {
      const differing = changes.length > 0 ? ` It differs from yours in: ${listNames(changes)}.` : '';
      throw new CallError(
        'conflict',
        `This job fair was changed by someone else.${differing} Close the form to see the current version.`,
      );
    }
    check(before, after, changes, now);
    if (changes.length === 0) return 'Nothing was changed.';
    const moved = changes.filter((name) => name === 'startsAt' || name === 'endsAt' || name === 'venue');
    await updateJobFair(tx, jobFairID, after, moved.length > 0);
    if (moved.length === 0) return `Job fair ${jobFairID} is changed.`;
    await announceMove(tx, jobFairID, before, after, now);
    return `Job fair ${jobFairID} is changed, and everyone registered gets a mail with the new ${listNames(moved)}.`;
  });
}

const listNames = (changes: readonly (keyof JobFairDetails)[]): string => changes.map((name) => names[name]).join(', ');
