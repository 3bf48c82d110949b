import { formatIstAndUtc } from '../infra/backup/base/choose-base.ts';
import type { RestoreReport } from '../infra/backup/restore/restore-backup.ts';

const MB = 2 ** 20;

/** Megabytes, seconds and the rate, by which the time of a larger restore can be estimated. */
export const describeRate = (bytes: number, seconds: number): string =>
  `${(bytes / MB).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${(bytes / MB / Math.max(seconds, 0.001)).toFixed(1)} MB/s`;

/** Describes the result of a restore in lines: what was restored, what was not, and the remaining steps. */
export function describeRestore({ base, files, ...report }: RestoreReport, folder: string, seconds: number): string {
  const { held, recoverySeconds, reachedAt, hasGap, erasedAccounts, unreadableErasures, endedSessions } = report;
  return [
    `Restored into ${folder} in ${seconds.toFixed(1)} s: the backup ${base.id} of ${base.host}.`,
    `Database with its WAL: ${describeRate(
      base.files.reduce((sum, { bytes }) => sum + bytes, 0),
      recoverySeconds,
    )}.`,
    `The last transaction in it is of ${formatIstAndUtc(reachedAt)}.`,
    ...(hasGap ? ['WAL IS MISSING after it: the archive has later WAL that cannot be used.'] : []),
    `Private files: ${files.restored} restored, ${files.present} were there; ${describeRate(files.bytes, files.seconds)}.`,
    ...(files.missing > 0
      ? [`${files.missing} ROWS HAVE NO READABLE FILE IN THE BACKUP, such as ${files.firstMissing}.`]
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
