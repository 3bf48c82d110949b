import type { AppContext } from '../../app-context.ts';
import type { Origin } from '../../infra/http/origin.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import { CallError } from '../../lib/call-error.ts';
import { hashNetwork } from './hash-network.ts';
import { isMember, type JobReport, type Reporter } from './job-report.ts';
import { checkGuest, reportAsGuest } from './report-as-guest.ts';
import { reportAsMember } from './report-as-member.ts';
import { reportTexts } from './report-texts.ts';
import { findReportedVacancy } from './reports.queries.ts';

/**
 * Records a report of a vacancy, which opens or joins its moderation case; two trusted reporters can hide the vacancy until
 * it is decided.
 * @returns the text for the reporter
 * @throws {CallError} not_found for a vacancy that was never public; bad_input for a guest without address or captcha pass;
 *   unsupported_type or too_large for a proof that is not accepted; too_many_requests beyond the limits
 */
export async function reportJob(
  context: AppContext,
  report: JobReport,
  reporter: Reporter,
  origin: Origin,
  file?: ReceivedFile,
): Promise<string> {
  const vacancy = await findReportedVacancy(context.db, report.vacancyId, context.clock.now());
  if (!vacancy) throw new CallError('not_found', 'We could not find this job.');
  if (!isMember(reporter)) await checkGuest(context, reporter, report.email);
  if (vacancy.isFraud) return reportTexts.removed;
  const submitted = { report, vacancy, network: hashNetwork(context, origin.address), file };
  return isMember(reporter)
    ? await reportAsMember(context, submitted, reporter.caller)
    : await reportAsGuest(context, submitted, reporter, origin);
}
