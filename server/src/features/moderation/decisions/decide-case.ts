import { DECISION_UNDO_MS, decisionReasonText, type ModerationDecision, possibleDecisions } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { askPoster } from './ask-poster.ts';
import { changeModerationCase } from './change-moderation-case.ts';
import { closeCase } from './close-case.ts';
import type { DecisionContext, DecisionInput, DecisionResult } from './decision-context.ts';
import type { LockedCase } from './decisions.queries.ts';
import { refuseNewReason, releaseCase } from './release-case.ts';
import { upholdCase } from './uphold-case.ts';

const carryOut: Record<ModerationDecision, (context: DecisionContext) => Promise<DecisionResult>> = {
  release: releaseCase,
  uphold: upholdCase,
  close: closeCase,
  ask: askPoster,
};

const causes: Record<ModerationDecision, string> = {
  release: 'released',
  uphold: 'fraud',
  close: 'closed by moderation',
  ask: 'asked',
};

/** @throws {CallError} conflict when the case cannot be decided so */
function refuseImpossible({ state }: LockedCase, decision: ModerationDecision): void {
  if (possibleDecisions[state].includes(decision)) return;
  const why = decision === 'ask' ? `is ${state}: the poster can no longer be asked` : `is ${state} already`;
  throw new CallError('conflict', `This case ${why}.`);
}

/**
 * Decides a moderation case; a decision that differs from an earlier one replaces it. The vacancy, the outcome of findings
 * and reports, and the mails change with it or not at all; mails and warnings leave when the decision can no longer be undone.
 * @returns a text; a conflict when a release would publish a vacancy in which screening finds something new, which is stored
 * @throws {CallError} not_found; conflict when it has changed or cannot be decided so
 */
export async function decideCase(context: AppContext, { body, actor, by }: DecisionInput): Promise<string | CallError> {
  const { decision, reason, note } = body;
  return await changeModerationCase(context, body, actor, async (found, tx, now, record) => {
    refuseImpossible(found, decision);
    const refusal = decision === 'release' ? await refuseNewReason(tx, found, now) : undefined;
    if (refusal) return refusal;
    const { before, reply } = await carryOut[decision]({
      ...{ found, tx, now, body, by },
      undoUntil: new Date(now.getTime() + DECISION_UNDO_MS),
      cause: `${causes[decision]}: ${decisionReasonText(reason)}`,
      origin: 'queue',
    });
    await record({ decision, reason, note, before });
    return reply;
  });
}
