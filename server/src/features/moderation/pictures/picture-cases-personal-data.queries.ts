import type { Db } from '../../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../../infra/personal-data.ts';

/** The reviews of the pictures of an account. Notes of staff to each other are not exported. */
export async function exportPictureCases(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('picture_cases')
    .select(['opened_at as uploadedOn', 'state', 'decided_at as decidedOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return [
    dataSection({
      key: 'pictureReviews',
      title: 'Reviews of your pictures',
      fields: { uploadedOn: 'Uploaded', state: 'Review by our staff', decidedOn: 'Reviewed' },
      entries,
    }),
  ];
}

/** Deletes the cases of the pictures of an account with what staff wrote about them, and their claims. */
export async function erasePictureCases(transaction: Db, accountId: number): Promise<string[]> {
  const cases = await transaction
    .deleteFrom('picture_cases')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  const ids = cases.map(({ id }) => id);
  if (ids.length > 0)
    await transaction
      .deleteFrom('staff_claims')
      .where('kind', '=', 'moderation-case')
      .where('target_id', 'in', ids)
      .execute();
  return [];
}
