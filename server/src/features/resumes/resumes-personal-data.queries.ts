import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Exports the resumes of an account, including replaced ones. */
export async function exportResumes(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('resumes')
    .select([
      'original_name as fileName',
      'content_type as contentType',
      'bytes',
      'uploaded_at as uploadedOn',
      'replaced_at as replacedOn',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return [
    dataSection({
      key: 'resumes',
      title: 'Resumes',
      note: 'Your current resume can be downloaded on the page Upload Resume. One that was replaced is kept only when it was sent with an application; ask us for a copy.',
      fields: {
        fileName: 'File name on your device',
        contentType: 'Type of document',
        bytes: 'Size in bytes',
        uploadedOn: 'Uploaded',
        replacedOn: 'Replaced by a newer one',
      },
      entries,
    }),
  ];
}

/** Deletes the resumes of an account, whose applications must be deleted before; returns the keys of their files. */
export async function eraseResumes(transaction: Db, accountId: number): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('resumes')
    .where('account_id', '=', accountId)
    .returning('file_key')
    .execute();
  return rows.map((row) => row.file_key);
}
