import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import type { ReportReason } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { storeFileWithRow } from '../../infra/files/store-file-with-row.ts';
import type { Caller } from '../../infra/http/caller.ts';
import type { Origin } from '../../infra/http/origin.ts';
import { networkPrefix } from '../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { isFileChosen } from '../../infra/http/request-bodies/is-file-chosen.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import { CallError, fieldError } from '../../lib/call-error.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { toMailIdentity } from '../../lib/text/to-mail-identity.ts';
import { consumeCaptchaPass, lockSignedInAccount } from '../accounts/index.ts';
import { convertUploadedImage } from '../profile/index.ts';
import { caseDueAt } from '../screening/index.ts';
import { isHarmful } from './independent-reporters.ts';
import { type Recorded, recordReport } from './record-report.ts';
import { MAX_KEPT_OF_GUESTS, reportLimits } from './report-limits.ts';
import { computeReportWeight, GUEST_WEIGHT, isTrusted, UNPROVEN_GUEST_WEIGHT } from './reporter-trust.ts';
import {
  countFoldedReport,
  countReportsOfGuests,
  findReportedVacancy,
  findReporter,
  lockReportedVacancy,
  type ReportedVacancy,
} from './reports.queries.ts';

/** Kind of the stored proofs. */
export const PROOF_FILES = 'report-proofs';

export const reportTexts = {
  thanks: 'Thank you. We will check this job and write to you about our decision.',
  /** The number is that of the outbox (`guest` in message-limits.ts). */
  thanksGuest:
    'Thank you. We will check this job and write to you about our decision. Without an account you get at most four such mails a day.',
  thanksUnverified:
    'Thank you. We will look at this job. Verify your email address, and we will write to you what we decided.',
  counted:
    'Thank you. Many people have reported this job today. We have counted your report and are looking at the job.',
  repeated: 'You have reported this job already. We are looking at it.',
  added: 'Thank you. We have added this to your report and are looking at the job.',
  removed: 'We have already removed this job as a fraud. Do not pay anyone, and do not share codes or documents.',
} as const;

const CAPTCHA = 'Please complete the reCAPTCHA.';

export interface JobReport {
  vacancyId: number;
  reason: ReportReason;
  text: string;
  /** Of a guest; members are written to at the address of their account. */
  email: string;
}

/** The reporter: a member, or a guest who solved a captcha or could not. */
type ReportedBy = { caller: Caller } | { pass: string } | 'without script';

/** A /56 network of IPv6, or the first three numbers of IPv4: one customer of a provider has that many addresses. */
function networkBlock(address: string): string {
  const prefix = networkPrefix(address);
  if (isIPv4(prefix)) return prefix.split('.').slice(0, 3).join('.');
  const groups = prefix.replace('::/64', '').split(':');
  return [...groups.slice(0, 3), groups[3]?.padStart(4, '0').slice(0, 2)].join(':');
}

/** The keyed hash of the network of an address: the first three numbers of IPv4, the /56 network of IPv6. */
export const hashNetwork = ({ secrets }: Pick<AppContext, 'secrets'>, address: string): Buffer =>
  createHmac('sha256', secrets.fixedKeyFor('networks of reports')).update(networkBlock(address)).digest();

/** Refuses a guest without captcha pass or address. */
async function checkGuest(context: AppContext, by: ReportedBy, email: string): Promise<void> {
  if (typeof by === 'object' && 'caller' in by) return;
  if (email === '') throw fieldError('email', 'Enter your email');
  if (by !== 'without script' && !(await consumeCaptchaPass(context, by.pass))) throw fieldError('captcha', CAPTCHA);
}

/** Consumes the limits of a guest. */
async function consumeGuestLimits(
  { db, clock, config }: AppContext,
  email: string,
  by: ReportedBy,
  origin: Origin,
): Promise<void> {
  const now = clock.now();
  if (config.rateLimit) {
    const network = networkPrefix(origin.address);
    if (by === 'without script') {
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

/** Stores the proof, if there is one, together with what `write` writes. */
async function withProof<T>(
  context: AppContext,
  file: ReceivedFile | undefined,
  write: (
    tx: Db,
    proof: { fileKey: string; contentType: string } | undefined,
  ) => Promise<{ result: T; unusedKeys: string[] }>,
): Promise<T> {
  if (!isFileChosen(file)) {
    const { result, unusedKeys } = await context.db.transaction().execute((tx) => write(tx, undefined));
    await Promise.allSettled(unusedKeys.map((key) => context.files.remove(key)));
    return result;
  }
  const convertedPath = `${file.path}.converted`;
  try {
    const { contentType, extension } = await convertUploadedImage(context, file.path, convertedPath);
    const converted = { kind: PROOF_FILES, extension, path: convertedPath };
    return await storeFileWithRow(context, converted, (tx, fileKey) => write(tx, { fileKey, contentType }));
  } finally {
    await rm(convertedPath, { force: true });
  }
}

/**
 * Records a report of a vacancy, which opens or joins its moderation case; two trusted reporters can hide the vacancy until
 * it is decided. A mail thanks a member. A guest does not learn that an address has reported the vacancy already: anyone can
 * type it.
 * @returns the text for the reporter
 * @throws {CallError} not_found for a vacancy that was never public; bad_input for a guest without address or captcha pass;
 *   unsupported_type or too_large for a proof that is not accepted; too_many_requests beyond the limits
 */
export async function reportJob(
  context: AppContext,
  report: JobReport,
  by: ReportedBy,
  origin: Origin,
  file?: ReceivedFile,
): Promise<string> {
  const { db, clock } = context;
  const vacancy = await findReportedVacancy(db, report.vacancyId, clock.now());
  if (!vacancy) throw new CallError('not_found', 'We could not find this job.');
  await checkGuest(context, by, report.email);
  if (vacancy.isFraud) return reportTexts.removed;
  const network = hashNetwork(context, origin.address);
  if (typeof by === 'object' && 'caller' in by)
    return await reportAsMember(context, report, vacancy, { caller: by.caller, network, file });
  await consumeGuestLimits(context, report.email, by, origin);
  const weight = by === 'without script' ? UNPROVEN_GUEST_WEIGHT : GUEST_WEIGHT;
  const recorded = await withProof<Recorded | 'counted'>(context, file, async (tx, proof) => {
    const now = clock.now();
    if (await foldReport(tx, { ...report, weight }, now))
      return { result: 'counted', unusedKeys: proof ? [proof.fileKey] : [] };
    const from = { accountId: null, email: report.email, fullName: '', isEmailVerified: false };
    const guest = { weight, isTrusted: false, from };
    return await recordReport(tx, { ...report, vacancy, proof, network, ...guest }, now);
  });
  // Whether this address has reported the job already is not said.
  return { ...reportTexts, new: reportTexts.thanksGuest, repeated: reportTexts.thanksGuest }[recorded];
}

async function reportAsMember(
  context: AppContext,
  report: JobReport,
  vacancy: ReportedVacancy,
  { caller, network, file }: { caller: Caller; network: Buffer; file: ReceivedFile | undefined },
): Promise<string> {
  const { db, clock } = context;
  const now = clock.now();
  await consumeRateLimit(db, reportLimits.ofPerson, `account ${caller.accountId}`, now);
  let thanks: string = reportTexts.thanks;
  const recorded = await withProof(context, file, async (tx, proof) => {
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
