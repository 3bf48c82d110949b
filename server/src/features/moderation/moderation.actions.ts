import {
  decideModerationCase,
  getModerationCase,
  getModerationFigures,
  listModerationCases,
  noteModerationCase,
  undoModerationDecision,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { describeCase } from './cases/describe-case.ts';
import { searchCases } from './cases/list-cases.queries.ts';
import { changeModerationCase } from './decisions/change-moderation-case.ts';
import { decideCase } from './decisions/decide-case.ts';
import { updateCase } from './decisions/decisions.queries.ts';
import { undoDecision } from './decisions/undo-decision.ts';
import { readFigures } from './moderation-figures.queries.ts';

const target = ({ body }: { body: { caseID: number } }) => ({ kind: 'moderation-case', id: body.caseID }) as const;

/** The moderation queue. */
export const moderationActions: readonly StaffAction[] = [
  staffAction(listModerationCases, ({ db, clock }, { query, actor }) =>
    searchCases(db, query, { staffId: actor.staff?.staffId, now: clock.now() }),
  ),

  staffAction(getModerationCase, ({ db, clock }, { params, actor }) =>
    describeCase(db, params.id, { staffId: actor.staff?.staffId, now: clock.now() }),
  ),

  staffAction(decideModerationCase, decideCase, { target }),

  staffAction(undoModerationDecision, undoDecision, { target }),

  staffAction(
    noteModerationCase,
    async (context, { body, actor }) => {
      await changeModerationCase(context, body, actor, async ({ id }, tx, _now, record) => {
        await updateCase(tx, id, {});
        await record({ decision: 'note', reason: '', note: body.note, before: null });
      });
      return 'The note was added.';
    },
    { target },
  ),

  staffAction(getModerationFigures, ({ reads, clock }, { actor }) =>
    readFigures(reads, { staffId: actor.staff?.staffId, now: clock.now() }),
  ),
];
