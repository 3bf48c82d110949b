import type { Db } from '../../infra/database/connect.ts';

export interface CurrentResume {
  id: number;
  fileKey: string;
  contentType: string;
}

export interface NewResume {
  accountId: number;
  fileKey: string;
  originalName: string;
  contentType: string;
  bytes: number;
  sha256: Buffer;
}

const selectWithOwner = (db: Db) =>
  db
    .selectFrom('resumes')
    .innerJoin('accounts', 'accounts.id', 'resumes.account_id')
    .select(['resumes.id', 'resumes.file_key as fileKey', 'resumes.content_type as contentType'])
    .select('accounts.full_name as fullName');

/** The account's current resume with the name of its owner. */
export async function findResumeFile(
  db: Db,
  accountId: number,
): Promise<(CurrentResume & { fullName: string }) | undefined> {
  return await selectWithOwner(db)
    .where('resumes.account_id', '=', accountId)
    .where('resumes.replaced_at', 'is', null)
    .executeTakeFirst();
}

/** The resume that was sent with an application, with the name of its owner. */
export async function findResumeOfApplication(
  db: Db,
  applicationId: number,
): Promise<(CurrentResume & { fullName: string }) | undefined> {
  return await selectWithOwner(db)
    .innerJoin('applications', 'applications.resume_id', 'resumes.id')
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}

/** The account's current resume. */
export async function findCurrentResume(db: Db, accountId: number): Promise<CurrentResume | undefined> {
  return await db
    .selectFrom('resumes')
    .select(['id', 'file_key as fileKey', 'content_type as contentType'])
    .where('account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Retires the current resume: one that was sent with an application is marked as replaced, any other is deleted.
 * @returns the keys of files that no row needs
 */
export async function retireCurrentResume(db: Db, accountId: number, now: Date): Promise<string[]> {
  const unused = await db
    .deleteFrom('resumes')
    .where('account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications').select('applications.id').whereRef('applications.resume_id', '=', 'resumes.id'),
        ),
      ),
    )
    .returning('file_key')
    .execute();
  await db
    .updateTable('resumes')
    .set({ replaced_at: now })
    .where('account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .execute();
  return unused.map((row) => row.file_key);
}

export async function insertResume(db: Db, resume: NewResume, now: Date): Promise<number> {
  const row = await db
    .insertInto('resumes')
    .values({
      account_id: resume.accountId,
      file_key: resume.fileKey,
      original_name: resume.originalName,
      content_type: resume.contentType,
      bytes: resume.bytes,
      sha256: resume.sha256,
      uploaded_at: now,
      replaced_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Which of the keys have a row. */
export async function listKnownResumeKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('resumes').select('file_key').where('file_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.file_key));
}
