import type { CallAnswer, getMoneyQuestion as getMoneyQuestionCall, moneyAnswers } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Origin } from '../../infra/http/origin.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockAccount } from '../accounts/index.ts';
import { readMoneyQuestionToken } from '../notifications/index.ts';
import { hashNetwork } from './hash-network.ts';
import { findAskedApplication, setMoneyAnswer, withdrawReport } from './money-question.queries.ts';
import { recordReport } from './record-report.ts';
import { computeReportWeight, isTrusted } from './reporter-trust.ts';
import { findReportedVacancy, findReporter } from './reports.queries.ts';

type Question = CallAnswer<typeof getMoneyQuestionCall>;

const INVALID = 'This link is not valid. It may be incomplete. Please open it from the email.';
const TEXT = 'Answered in a mail: I was asked for money for this job.';

function readToken(context: Pick<AppContext, 'secrets'>, token: string): number {
  const applicationId = readMoneyQuestionToken(context, token);
  if (applicationId === undefined) throw new CallError('not_found', INVALID);
  return applicationId;
}

/**
 * What the link of a mail asks about.
 * @throws {CallError} not_found when the link is forged, or the application was erased
 */
export async function getMoneyQuestion(context: Pick<AppContext, 'db' | 'secrets'>, token: string): Promise<Question> {
  const asked = await findAskedApplication(context.db, readToken(context, token));
  if (!asked) throw new CallError('not_found', INVALID);
  return { jobTitle: asked.jobTitle, orgName: asked.orgName, answer: asked.answer };
}

/**
 * Stores the answer of a mail. "yes" reports the vacancy with the weight of the applicant; "no" takes this report back while it
 * is neither decided nor has hidden the vacancy. Repeating an answer changes nothing.
 * @throws {CallError} not_found when the link is forged, or the application was erased
 */
export async function answerMoneyQuestion(
  context: Pick<AppContext, 'db' | 'secrets' | 'clock'>,
  token: string,
  answer: (typeof moneyAnswers)[number],
  origin: Origin,
): Promise<Question> {
  const { db, clock } = context;
  const applicationId = readToken(context, token);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const asked = await findAskedApplication(tx, applicationId);
    const account = asked && (await lockAccount(tx, asked.accountId, 'shared'));
    if (!asked || !account) throw new CallError('not_found', INVALID);
    await setMoneyAnswer(tx, applicationId, answer, now);
    const { accountId, email, fullName } = account;
    if (answer === 'no') return await withdrawReport(tx, asked.vacancyId, accountId, TEXT);
    const vacancy = await findReportedVacancy(tx, asked.vacancyId, now);
    if (!vacancy || vacancy.isFraud) return;
    const reporter = await findReporter(tx, accountId, asked.vacancyId);
    const report = {
      vacancy,
      reason: 'money' as const,
      text: TEXT,
      proof: undefined,
      network: hashNetwork(context, origin.address),
      weight: computeReportWeight(reporter, now),
      isTrusted: isTrusted(reporter, now),
      from: { accountId, email, fullName, isEmailVerified: account.emailVerifiedAt !== null },
    };
    await recordReport(tx, report, now);
  });
  return await getMoneyQuestion(context, token);
}
