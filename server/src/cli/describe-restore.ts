import { inBothZones } from '../infra/backup/base/choose-base.ts';
import type { RestoreReport } from '../infra/backup/restore/restore-backup.ts';

/** What a restore did, what it could not restore, and what is left to do, in lines. */
export function describeRestore({ base, files, ...report }: RestoreReport, folder: string, seconds: number): string {
  const { held, reachedAt, hasGap, erasedAccounts, unreadableErasures, endedSessions } = report;
  return [
    `Restored into ${folder} in ${seconds.toFixed(1)} s: the backup ${base.id} of ${base.host}.`,
    `The last transaction in it is of ${inBothZones(reachedAt)}.`,
    ...(hasGap ? ['WAL IS MISSING after it: the archive has later WAL that cannot be used.'] : []),
    `Private files: ${files.restored} restored, ${files.present} were there.`,
    ...(files.missing.length > 0
      ? [`${files.missing.length} ROWS HAVE NO READABLE FILE IN THE BACKUP, such as ${files.missing[0]}.`]
      : []),
    `Accounts that were erased since, and were erased again: ${erasedAccounts}. Sessions that were ended: ${endedSessions}.`,
    ...(unreadableErasures.length > 0
      ? [
          `${unreadableErasures.length} ERASURES CANNOT BE READ AND WERE NOT REPEATED: ${unreadableErasures.join(', ')}.`,
        ]
      : []),
    'The signing secrets are those of that time. If one was revoked since, run: npm run operator -- rotate-secret --revoke --by EMAIL',
    `Held back: ${held.messages} messages, ${held.pushMessages} push messages, ${held.refunds} refunds, ${held.orders} unpaid orders.`,
    'Start the server, look at them, then run: npm run operator -- release-after-restore --by EMAIL',
  ].join('\n');
}
