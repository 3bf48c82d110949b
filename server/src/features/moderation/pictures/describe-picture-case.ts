import type { PictureCaseDetails } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { listHistory } from '../cases/case-details.queries.ts';
import { undoUntil } from '../cases/describe-case.ts';
import type { CaseView } from '../cases/list-cases.queries.ts';
import { findPictureCase, listOtherPictures } from './picture-cases.queries.ts';

/** The case of a profile picture with everything beside it; undefined when no picture has this case. */
export async function describePictureCase(
  db: Db,
  caseId: number,
  view: CaseView,
): Promise<PictureCaseDetails | undefined> {
  const found = await findPictureCase(db, caseId, view);
  if (!found) return undefined;
  const [otherPictures, history] = await Promise.all([
    listOtherPictures(db, found.memberID, caseId),
    listHistory(db, 'picture_decisions', caseId),
  ]);
  // A picture that is gone cannot be given back its earlier state.
  const canBeUndone = found.pictureID !== null;
  return { ...found, otherPictures, history, undoUntil: canBeUndone ? undoUntil(history, view.now) : null };
}
