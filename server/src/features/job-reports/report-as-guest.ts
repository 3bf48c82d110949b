import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { Origin } from '../../infra/http/origin.ts';
import { networkPrefix } from '../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { fieldError } from '../../lib/call-error.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { toMailIdentity } from '../../lib/text/to-mail-identity.ts';
import { consumeCaptchaPass } from '../accounts/index.ts';
import { caseDueAt } from '../screening/index.ts';
import { isHarmful } from './independent-reporters.ts';
import type { Guest, JobReport, SubmittedReport } from './job-report.ts';
import { type Recorded, recordReport } from './record-report.ts';
import { MAX_KEPT_OF_GUESTS, reportLimits } from './report-limits.ts';
import { reportTexts } from './report-texts.ts';
import { GUEST_WEIGHT, UNPROVEN_GUEST_WEIGHT } from './reporter-trust.ts';
import { countFoldedReport, countReportsOfGuests, lockReportedVacancy } from './reports.queries.ts';
import { storeWithProof } from './store-with-proof.ts';

const CAPTCHA = 'Please complete the reCAPTCHA.';

/**
 * Refuses a guest without captcha pass or address.
 * @throws {CallError} bad_input
 */
export async function checkGuest(context: AppContext, guest: Guest, email: string): Promise<void> {
  if (email === '') throw fieldError('email', 'Enter your email');
  if (guest !== 'without script' && !(await consumeCaptchaPass(context, guest.pass)))
    throw fieldError('captcha', CAPTCHA);
}

/** Consumes the limits of a guest. */
async function consumeGuestLimits(
  { db, clock, config }: AppContext,
  email: string,
  guest: Guest,
  origin: Origin,
): Promise<void> {
  const now = clock.now();
  if (config.rateLimit) {
    const network = networkPrefix(origin.address);
    if (guest === 'without script') {
      await consumeRateLimit(db, reportLimits.withoutScript, network, now);
      await consumeRateLimit(db, reportLimits.allWithoutScript, 'all', now);
    }
    await consumeRateLimit(db, reportLimits.ofNetwork, network, now);
  }
  await consumeRateLimit(db, reportLimits.ofPerson, toMailIdentity(email), now);
}

/**
 * Counts the report of a guest in the case of its vacancy when guests have reported it often for this reason today. Each reason
 * has its own limit: a flood of harmless reports does not keep out the one that says that it is a fraud. Those without a captcha
 * take no place of those with one, whose texts and pictures are worth more.
 * @returns whether it did
 */
async function foldReport(tx: Db, report: JobReport & { weight: number }, now: Date): Promise<boolean> {
  // Concurrent reports wait here: the number is exact.
  await lockReportedVacancy(tx, report.vacancyId);
  const kept = await countReportsOfGuests(tx, report, new Date(now.getTime() - DAY_MS));
  if (kept < MAX_KEPT_OF_GUESTS) return false;
  return await countFoldedReport(tx, report.vacancyId, isHarmful(report) ? caseDueAt('medium', now) : undefined);
}

/**
 * Records the report of a guest. A guest does not learn that an address has reported the vacancy already: anyone can type it.
 * @returns the text for the guest
 * @throws {CallError} too_many_requests beyond the limits
 */
export async function reportAsGuest(
  context: AppContext,
  { report, vacancy, network, file }: SubmittedReport,
  guest: Guest,
  origin: Origin,
): Promise<string> {
  await consumeGuestLimits(context, report.email, guest, origin);
  const weight = guest === 'without script' ? UNPROVEN_GUEST_WEIGHT : GUEST_WEIGHT;
  const recorded = await storeWithProof<Recorded | 'counted'>(context, file, async (tx, proof) => {
    const now = context.clock.now();
    if (await foldReport(tx, { ...report, weight }, now))
      return { result: 'counted', unusedKeys: proof ? [proof.fileKey] : [] };
    const from = { accountId: null, email: report.email, fullName: '', isEmailVerified: false };
    const weighed = { ...report, vacancy, proof, network, weight, isTrusted: false, from };
    return await recordReport(tx, weighed, now);
  });
  return { ...reportTexts, new: reportTexts.thanksGuest, repeated: reportTexts.thanksGuest }[recorded];
}
