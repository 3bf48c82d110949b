import {
  decideModerationCase,
  decidePictureCase,
  getModerationCase,
  getModerationFigures,
  listModerationCases,
  noteModerationCase,
  notePictureCase,
  undoModerationDecision,
  undoPictureDecision,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { describeCase } from './cases/describe-case.ts';
import { searchCases } from './cases/search-cases.queries.ts';
import { changeModerationCase } from './decisions/change-moderation-case.ts';
import { decideCase } from './decisions/decide-case.ts';
import { updateCase } from './decisions/decisions.queries.ts';
import { undoDecision } from './decisions/undo-decision.ts';
import { readFigures } from './moderation-figures.queries.ts';
import { changePictureCase } from './pictures/change-picture-case.ts';
import { decidePicture } from './pictures/decide-picture.ts';
import { describePictureCase } from './pictures/describe-picture-case.ts';
import { countPictureChange } from './pictures/picture-decisions.queries.ts';
import { undoPicture } from './pictures/undo-picture.ts';

type OfCase = { body: { caseID: number } };
const target = ({ body }: OfCase) => ({ kind: 'moderation-case', id: body.caseID }) as const;
const pictureTarget = ({ body }: OfCase) => ({ kind: 'picture-case', id: body.caseID }) as const;

/** The moderation queue. */
export const moderationActions: readonly StaffAction[] = [
  staffAction(listModerationCases, ({ db, clock }, { query, actor }) =>
    searchCases(db, query, { staffId: actor.staff?.staffId, now: clock.now() }),
  ),

  staffAction(getModerationCase, async ({ db, clock }, { params, actor }) => {
    const view = { staffId: actor.staff?.staffId, now: clock.now() };
    return (await describePictureCase(db, params.id, view)) ?? (await describeCase(db, params.id, view));
  }),

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

  staffAction(decidePictureCase, decidePicture, { target: pictureTarget }),

  staffAction(undoPictureDecision, undoPicture, { target: pictureTarget }),

  staffAction(
    notePictureCase,
    async (context, { body, actor }) => {
      await changePictureCase(context, body, actor, async ({ id }, tx, _now, record) => {
        await countPictureChange(tx, id);
        await record({ decision: 'note', reason: '', note: body.note, before: null });
      });
      return 'The note was added.';
    },
    { target: pictureTarget },
  ),

  staffAction(getModerationFigures, ({ reads, clock }, { actor }) =>
    readFigures(reads, { staffId: actor.staff?.staffId, now: clock.now() }),
  ),
];
