import { DECISION_UNDO_MS, decisionReasonText } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { addWorkingMinutes } from '../../../lib/india-time/working-time.ts';
import { queueMessage } from '../../notifications/index.ts';
import { releaseVacancy } from '../../vacancy-lifecycle/index.ts';
import { settleReports } from '../reports/settle-reports.ts';
import { changeCase, type RecordDecision } from './change-case.ts';
import type { Deciding, DecisionInput } from './deciding.ts';
import { type Before, deleteClaim, type LockedCase, setFindingOutcomes, updateCase } from './decisions.queries.ts';
import { upholdCase } from './uphold-case.ts';

/** The poster has a working day to answer. */
const ANSWER_MINUTES = 12 * 60;

/** Idempotency key of the mail that asks the poster; each question is a change of the case. */
export const questionKey = (caseId: number, version: number): string => `posting-question:${caseId}:${version}`;

/** What the decision changes, as it is now. */
const beforeOf = (found: LockedCase): Before => ({
  version: found.version,
  state: found.state,
  holdsVacancy: found.holdsVacancy,
  dueAt: found.dueAt.toISOString(),
  decidedAt: found.decidedAt?.toISOString() ?? null,
  vacancy: null,
  findingIds: [],
  relatedCaseIds: [],
  signedOutStaffId: null,
  claimedBy: null,
});

/**
 * Makes a vacancy live again when the hold of its case took that away: a draft that waits for approval stays one, and so does
 * a vacancy that staff had paused.
 * @returns why it did not become live; undefined when it is, or need not
 */
async function makeLive({ found, tx, now, body, by }: Deciding): Promise<string | undefined> {
  const { holdsVacancy, tookStatus, vacancyStatus, vacancyId, expiresAt } = found;
  if (!holdsVacancy || tookStatus !== 'live' || (vacancyStatus !== 'draft' && vacancyStatus !== 'paused'))
    return undefined;
  if (expiresAt <= now) return 'Its last day has passed: extend the vacancy to show it.';
  if (found.isCompanyBlocked) return 'Its company is blocked: the vacancy stays as it is.';
  const cause = `released: ${decisionReasonText(body.reason)}`;
  await releaseVacancy(tx, vacancyId, { cause, actor: by }, now);
  return undefined;
}

async function release(deciding: Deciding): Promise<{ before: Before; reply: string }> {
  const { found, tx, now, body } = deciding;
  await updateCase(tx, found.id, { state: 'released', holds_vacancy: false, decided_at: now });
  const obstacle = await makeLive(deciding);
  const findingIds = await setFindingOutcomes(tx, found.vacancyId, {
    caseId: found.id,
    outcome: 'wrong',
    exceptIds: body.exceptFindingIDs,
  });
  const settled = { isUpheld: false, exceptReportIds: body.exceptReportIDs };
  await settleReports(tx, found.id, settled, now, new Date(now.getTime() + DECISION_UNDO_MS));
  const vacancy = found.holdsVacancy ? { status: found.vacancyStatus, toldAfter: null, isFraud: false } : null;
  const claimedBy = await deleteClaim(tx, found.id);
  return {
    before: { ...beforeOf(found), vacancy, findingIds, claimedBy },
    reply: obstacle ? `Case ${found.id} is released. ${obstacle}` : `Case ${found.id} is released.`,
  };
}

async function uphold(deciding: Deciding, staffId: number | undefined): Promise<{ before: Before; reply: string }> {
  const { found, tx, now, body } = deciding;
  const undoUntil = new Date(now.getTime() + DECISION_UNDO_MS);
  await updateCase(tx, found.id, { state: 'upheld', holds_vacancy: false, decided_at: now });
  const effects = await upholdCase(deciding, undoUntil, staffId);
  const findingIds = await setFindingOutcomes(tx, found.vacancyId, {
    caseId: found.id,
    outcome: 'right',
    exceptIds: body.exceptFindingIDs,
  });
  await settleReports(tx, found.id, { isUpheld: true, exceptReportIds: body.exceptReportIDs }, now, undoUntil);
  const claimedBy = await deleteClaim(tx, found.id);
  return {
    before: { ...beforeOf(found), ...effects, findingIds, claimedBy },
    reply: `Case ${found.id} is upheld: the vacancy is closed, and its applicants are warned in two minutes.`,
  };
}

async function ask({ found, tx, now, body }: Deciding): Promise<{ before: Before; reply: string }> {
  const { id, version, jobTitle, orgName, posterEmail, holdsVacancy } = found;
  if (!posterEmail)
    throw new CallError(
      'conflict',
      'The posting names no address to ask. Write to its source, and note what they say.',
    );
  await updateCase(tx, id, { state: 'asked', due_at: addWorkingMinutes(now, ANSWER_MINUTES) });
  const data = {
    caseId: id,
    jobTitle,
    orgName,
    question: decisionReasonText(body.reason),
    note: body.note,
    isHidden: holdsVacancy,
  };
  const isQueued = await queueMessage(
    tx,
    {
      key: questionKey(id, version),
      accountId: null,
      channel: 'mail',
      to: posterEmail,
      template: 'posting-question',
      data,
    },
    now,
    new Date(now.getTime() + DECISION_UNDO_MS),
  );
  if (!isQueued) throw new CallError('conflict', 'This address has got as many mails today as it may.');
  return { before: beforeOf(found), reply: `The question leaves in two minutes to ${posterEmail}.` };
}

/** @throws {CallError} conflict when the case cannot be decided so */
function refuseDecided({ state }: LockedCase, decision: DecisionInput['body']['decision']): void {
  if (state === 'upheld') throw new CallError('conflict', 'This case is upheld.');
  if (state === 'released' && decision !== 'uphold')
    throw new CallError('conflict', 'This case is released. It can only be upheld now.');
}

/**
 * Decides a moderation case. The vacancy, the outcome of findings and reports, and the mails change with it or not at all;
 * mails and warnings leave when the decision can no longer be undone.
 * @throws {CallError} not_found; conflict when it has changed or cannot be decided so
 */
export async function decideCase(context: AppContext, { body, actor, by }: DecisionInput): Promise<string> {
  const { decision, reason, note } = body;
  return await changeCase(context, body, actor, async (found, tx, now, record: RecordDecision) => {
    refuseDecided(found, decision);
    const deciding = { found, tx, now, body, by };
    const { before, reply } =
      decision === 'release'
        ? await release(deciding)
        : decision === 'uphold'
          ? await uphold(deciding, actor.staff?.staffId)
          : await ask(deciding);
    await record({ decision, reason, note, before });
    return reply;
  });
}
