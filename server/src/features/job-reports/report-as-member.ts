import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../infra/http/caller.ts';
import { consumeRateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import type { SubmittedReport } from './job-report.ts';
import { recordReport } from './record-report.ts';
import { reportLimits } from './report-limits.ts';
import { reportTexts } from './report-texts.ts';
import { computeReportWeight, isTrusted } from './reporter-trust.ts';
import { findReporter } from './reports.queries.ts';
import { storeWithProof } from './store-with-proof.ts';

/**
 * Records the report of a member, weighed by the member's earlier reports, and queues a mail of thanks.
 * @returns the text for the member
 * @throws {CallError} too_many_requests beyond the limit
 */
export async function reportAsMember(
  context: AppContext,
  { report, vacancy, network, file }: SubmittedReport,
  caller: Caller,
): Promise<string> {
  const { db, clock } = context;
  const now = clock.now();
  await consumeRateLimit(db, reportLimits.ofPerson, `account ${caller.accountId}`, now);
  let thanks: string = reportTexts.thanks;
  const recorded = await storeWithProof(context, file, async (tx, proof) => {
    // Shared, so that an application of the same member, which locks the vacancy first, does not wait for this.
    const account = await lockSignedInAccount(tx, caller.accountId, 'shared');
    const { accountId, email, fullName } = account;
    const from = { accountId, email, fullName, isEmailVerified: account.emailVerifiedAt !== null };
    // Only a verified address gets mails about reports (decision 26).
    if (!from.isEmailVerified) thanks = reportTexts.thanksUnverified;
    const reporter = await findReporter(tx, accountId, report.vacancyId);
    const trust = { weight: computeReportWeight(reporter, now), isTrusted: isTrusted(reporter, now) };
    return await recordReport(tx, { ...report, vacancy, proof, network, ...trust, from }, now);
  });
  return { ...reportTexts, new: thanks }[recorded];
}
