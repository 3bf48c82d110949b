import type { AppContext } from '../../../app-context.ts';
import type { Config } from '../../../config.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';
import { toE164 } from '../../accounts/index.ts';
import { type Message, queueMessages } from '../../notifications/index.ts';
import { listApplicantsAfter, lockDueWarning, recordProgress, type WarnedApplicant } from './warn-of-fraud.queries.ts';

/** Applicants per transaction. */
const BATCH_SIZE = 250;

/**
 * Warnings are queued this long before they leave: with a job that runs every minute, all of them are queued when closing
 * the vacancy can no longer be undone.
 */
const LEAD_MS = MINUTE_MS;

/** Whether the SMS provider has a registered text for warnings; SMS without a provider are files. */
const sendsWarnings = ({ sms }: Pick<Config, 'sms'>): boolean =>
  sms.provider === 'files' || 'fraud-warning-sms' in (sms.provider === 'msg91' ? sms.flowIds : sms.templateIds);

/**
 * The warning of an applicant, by mail and SMS. It also goes to an address or number that is not verified: any applicant may
 * be about to pay.
 */
function createWarnings(config: Config, applicant: WarnedApplicant, decidedAt: Date | null): Message[] {
  const { applicationId, accountId, fullName, email, countryId, mobileNo, jobTitle, orgName } = applicant;
  // As `mailWarningKey` has it.
  const round = decidedAt ? `:${decidedAt.getTime()}` : '';
  const mail: Message = {
    key: `fraud-warning:${applicationId}${round}`,
    accountId,
    channel: 'mail',
    to: email,
    template: 'fraud-warning',
    data: { fullName, jobTitle, orgName },
  };
  if (!mobileNo || !sendsWarnings(config)) return [mail];
  const to = toE164(countryId, mobileNo);
  const key = `fraud-warning-sms:${applicationId}${round}`;
  return [mail, { key, accountId, channel: 'sms', to, template: 'fraud-warning-sms', data: { jobTitle } }];
}

/**
 * Queues the warnings of everyone who applied for a vacancy that ended as a fraud: also of those who withdrew or were
 * decided. Messages and progress of a batch are one transaction: after a crash the next run continues where it stopped, and
 * no one is warned twice.
 */
export async function warnOfFraud({ db, clock, config }: AppContext): Promise<void> {
  for (let more = true; more; ) {
    more = await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const due = await lockDueWarning(tx, new Date(now.getTime() + LEAD_MS));
      if (!due) return false;
      const applicants = await listApplicantsAfter(tx, due, BATCH_SIZE);
      const warnings = applicants.flatMap((applicant) => createWarnings(config, applicant, due.notBefore));
      await queueMessages(tx, warnings, now, due.notBefore ?? undefined);
      const progress = {
        last: applicants.at(-1)?.applicationId ?? due.lastApplicationId,
        queued: applicants.length,
        isComplete: applicants.length < BATCH_SIZE,
      };
      await recordProgress(tx, due.vacancyId, progress, now);
      return true;
    });
  }
}
