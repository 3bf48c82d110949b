import type { ModerationCaseDetails, ModerationDecision } from '@aarambh/contract';
import { contactText, NO_CONTACT } from '../case-texts.ts';

/** What happens to the vacancy and its applicants. */
export function effectOf(found: ModerationCaseDetails, decision: ModerationDecision): string {
  const { state, vacancyStatus, becomesLive, applicants, posterContact } = found;
  if (decision === 'ask')
    return posterContact ? `A mail to ${contactText(posterContact)} will be sent in two minutes.` : NO_CONTACT;
  const hasEnded = vacancyStatus === 'closed' || vacancyStatus === 'expired';
  if (state === 'upheld')
    return 'Its page no longer says that it was a fraud, and everyone who was warned gets a mail. It stays closed.';
  if (decision === 'release') return becomesLive ? 'It is shown to job seekers immediately.' : 'It stays unchanged.';
  if (decision === 'close' && hasEnded) return 'It has ended and stays unchanged.';
  const who = applicants === 1 ? 'The applicant is' : `All ${applicants.toLocaleString('en-IN')} applicants are`;
  const page = decision === 'close' ? 'Its page says that it has ended.' : 'Its page says that it was a fraud.';
  const verb = decision === 'close' ? 'notified' : 'warned';
  return `${page} ${applicants > 0 ? `${who} ${verb} in two minutes.` : 'It has no applicants.'}`;
}
