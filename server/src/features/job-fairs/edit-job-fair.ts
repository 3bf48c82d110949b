import type { CallOutput, editJobFair as editJobFairCall } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError, fieldError } from '../../lib/call-error.ts';
import { createVenueMail } from './job-fair-mail.ts';
import { jobFairVersion } from './job-fair-version.ts';
import { lockJobFair, updateJobFair } from './job-fairs.queries.ts';
import { mailRegistered } from './mail-registered.ts';

const names = ['organiser', 'venue', 'description', 'companies', 'capacity'] as const;

/**
 * Changes organiser, venue, text, companies or places of a job fair. Another venue is mailed to everyone registered.
 * @throws {CallError} not_found; bad_input for fewer places than are taken; conflict if cancelled, over, or changed since
 * `version`
 */
export async function editJobFair(
  { db, clock }: AppContext,
  { jobFairID, version, ...typed }: CallOutput<typeof editJobFairCall>['body'],
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const before = await lockJobFair(tx, jobFairID);
    if (!before) throw new CallError('not_found', 'There is no job fair with this number.');
    if (before.cancelledAt) throw new CallError('conflict', 'This job fair is cancelled.');
    if (now >= before.endsAt) throw new CallError('conflict', 'This job fair is over.');
    const after = { ...typed, companies: [...new Set(typed.companies)] };
    const changes = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    if (jobFairVersion(before) !== version) {
      const differing = changes.length > 0 ? ` It differs from yours in: ${changes.join(', ')}.` : '';
      throw new CallError(
        'conflict',
        `This job fair was changed meanwhile.${differing} Close the form to see how it is now.`,
      );
    }
    if (after.capacity < before.placesTaken)
      throw fieldError('capacity', `${before.placesTaken} people are registered: give at least as many places.`);
    if (changes.length === 0) return 'Nothing was changed.';
    await updateJobFair(tx, jobFairID, after);
    if (!changes.includes('venue')) return `Job fair ${jobFairID} is changed.`;
    await mailRegistered(tx, jobFairID, (registration) => createVenueMail(registration, now), now);
    return `Job fair ${jobFairID} is changed, and everyone registered gets a mail with the new venue.`;
  });
}
