import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { correctWarnings } from '../../applications/index.ts';
import { deleteFraudSearches, recordNewReason } from '../../screening/index.ts';
import { progressWithout, releaseVacancy, unmarkFraud } from '../../vacancy-lifecycle/index.ts';
import { beforeOf, type DecisionContext, type DecisionResult } from './decision-context.ts';
import { removeFingerprints } from './decision-effects.queries.ts';
import { type Before, hasOtherUpheldCase, type LockedCase, readVacancyState } from './decisions.queries.ts';
import { resolveCase } from './resolve-case.ts';

/** Whether the hold of a case took a vacancy out of public, which a release publishes. */
const isHidden = ({ holdsVacancy, tookStatus, vacancyStatus }: LockedCase): boolean =>
  holdsVacancy && tookStatus === 'live' && (vacancyStatus === 'draft' || vacancyStatus === 'paused');

/** @returns why a hidden vacancy cannot be published */
function findObstacle({ expiresAt, isCompanyBlocked }: LockedCase, now: Date): string | undefined {
  if (expiresAt <= now) return 'Its last day has passed: extend the vacancy to show it.';
  return isCompanyBlocked ? 'Its company is blocked: the vacancy stays as it is.' : undefined;
}

/**
 * Screens a vacancy that a release of its case would publish: another fraud with its contact may have been upheld since the case
 * was read. What is found joins the case only if the caller commits, so a refusal is returned.
 * @returns the refusal, which names what is new
 */
export async function refuseNewReason(tx: Db, found: LockedCase, now: Date): Promise<CallError | undefined> {
  if (!isHidden(found) || findObstacle(found, now)) return undefined;
  const reason = await recordNewReason(tx, found.vacancyId, now);
  if (!reason) return undefined;
  const words = reason.words && ` Its words: “${reason.words}”.`;
  return new CallError(
    'conflict',
    `Screening has found something new: ${reason.explanation}${words} It has joined the case: read it and decide again; nothing was lost.`,
  );
}

/**
 * Publishes a vacancy again when the hold of its case had hidden it: drafts that await approval and vacancies that staff had
 * paused keep their status.
 * @returns why it was not published; undefined when it was, or when there was nothing to do
 */
async function makeLive({ found, tx, now, cause, by }: DecisionContext): Promise<string | undefined> {
  if (!isHidden(found)) return undefined;
  const obstacle = findObstacle(found, now);
  if (obstacle === undefined) await releaseVacancy(tx, found.vacancyId, { cause, actor: by }, now);
  return obstacle;
}

/**
 * Reverses the fraud mark of a vacancy: page, fingerprints and search for repeats are reset, unsent warnings are withdrawn,
 * and their recipients are notified of the correction. The vacancy stays closed.
 * @returns the progress from which the warnings continue after an undo
 */
export async function takeBackFraud({ found, tx, now, undoUntil }: DecisionContext): Promise<Pick<Before, 'warnings'>> {
  const { id, state, vacancyId } = found;
  if (state !== 'upheld') return { warnings: null };
  await removeFingerprints(tx, id, now);
  await deleteFraudSearches(tx, [id]);
  if (await hasOtherUpheldCase(tx, vacancyId, id)) return { warnings: null };
  const withdrawn = await unmarkFraud(tx, vacancyId, now);
  await correctWarnings(tx, vacancyId, withdrawn, now, undoUntil);
  return { warnings: progressWithout(withdrawn) };
}

/** Decides that a vacancy is genuine: publishes it if the case had hidden it; one that a decision had closed stays closed. */
export async function releaseCase(context: DecisionContext): Promise<DecisionResult> {
  const { found, tx } = context;
  const settled = await resolveCase(context, 'released');
  const taken = await takeBackFraud(context);
  const obstacle = await makeLive(context);
  const isClosed = found.state === 'upheld' || found.state === 'closed';
  const notice = isClosed ? 'The vacancy stays closed: copy it and post it again.' : obstacle;
  return {
    before: { ...beforeOf(found), ...settled, ...taken, left: await readVacancyState(tx, found.vacancyId) },
    reply: [`Case ${found.id} is released.`, notice].filter(Boolean).join(' '),
  };
}
