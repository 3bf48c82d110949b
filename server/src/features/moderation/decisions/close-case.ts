import { CallError } from '../../../lib/call-error.ts';
import { endWithoutFraud } from '../../vacancy-lifecycle/index.ts';
import { beforeOf, type DecisionContext, type DecisionResult } from './decision-context.ts';
import { readVacancyState } from './decisions.queries.ts';
import { takeBackFraud } from './release-case.ts';
import { resolveCase } from './resolve-case.ts';

/**
 * Closes a vacancy that breaks the rules and is not a fraud: its page says that it has ended, and its applicants get
 * the usual mail of a closed vacancy.
 * @throws {CallError} conflict when it was closed as a fraud without a case
 */
export async function closeCase(context: DecisionContext): Promise<DecisionResult> {
  const { found, tx, now, cause, by, undoUntil } = context;
  const { id, vacancyId, vacancyStatus, isFraud, state } = found;
  if (isFraud && state !== 'upheld')
    throw new CallError('conflict', 'The vacancy was closed as a fraud. Uphold the case.');
  const settled = await resolveCase(context, 'closed');
  const taken = await takeBackFraud(context);
  const hasEnded = vacancyStatus === 'closed' || vacancyStatus === 'expired';
  if (!hasEnded) await endWithoutFraud(tx, vacancyId, { cause, actor: by }, { now, notifyAfter: undoUntil });
  return {
    before: { ...beforeOf(found), ...settled, ...taken, left: await readVacancyState(tx, vacancyId) },
    reply: hasEnded
      ? `Case ${id} is decided: the vacancy stays closed, and is not a fraud.`
      : `Case ${id} is decided: the vacancy is closed, and its applicants are notified in two minutes.`,
  };
}
