import type { Db } from '../../../infra/database/connect.ts';

export interface NewApplicantMessage {
  applicationId: number;
  batchId: string;
  subject: string;
  body: string;
  actor: string;
  staffId: number | null;
  at: Date;
  leavesAt: Date;
}

/** The message that an applicant got by a request before; undefined without one. */
export async function findMessageOfBatch(tx: Db, applicationId: number, batchId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('application_messages')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  return row?.id;
}

/** Stores a message to an applicant. @returns its id */
export async function insertApplicantMessage(tx: Db, message: NewApplicantMessage): Promise<number> {
  const { applicationId, batchId, staffId, leavesAt, ...rest } = message;
  const { id } = await tx
    .insertInto('application_messages')
    .values({
      ...rest,
      application_id: applicationId,
      batch_id: batchId,
      staff_id: staffId,
      leaves_at: leavesAt,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a message to an applicant until the transaction ends. */
export async function lockApplicantMessage(tx: Db, id: number) {
  return await tx
    .selectFrom('application_messages')
    .select(['id', 'application_id as applicationId', 'subject', 'leaves_at as leavesAt', 'undone_at as undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markMessageUndone(tx: Db, id: number, now: Date): Promise<void> {
  await tx.updateTable('application_messages').set({ undone_at: now }).where('id', '=', id).execute();
}

/** The messages to an applicant, oldest first. */
export async function listApplicantMessages(db: Db, applicationId: number) {
  const rows = await db
    .selectFrom('application_messages')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    messageID: row.id,
    subject: row.subject,
    text: row.body,
    actor: row.actor,
    on: row.at.toISOString(),
    sentOn: row.leaves_at.toISOString(),
    isUndone: row.undone_at !== null,
  }));
}
