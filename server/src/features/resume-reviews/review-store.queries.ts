import type { ReviewStatus } from '@aarambh/contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';

export type StoredStatus = Selectable<Schema['resume_contents']>['status'];

/** The name of each stored review status on the wire. */
export const wireStatus: Record<StoredStatus, ReviewStatus> = {
  waiting: 'Waiting',
  'corrections-requested': 'Corrections requested',
  approved: 'Approved',
  superseded: 'Replaced',
};

export interface Correction {
  corrections: string;
  requestedAt: Date;
}

/** A version whose owner has requested corrections. */
export interface RequestedCorrections {
  id: number;
  accountId: number;
  /** All corrections of the version, one per line. */
  corrections: string;
  /** When the first of them was requested. */
  requestedAt: Date;
}

/** The review of one kind of version, resume texts or PDFs: status and corrections, which both kinds store alike. */
export interface ReviewStore {
  /** Whether the account has a version of this id. */
  hasVersion(db: Db, accountId: number, id: number): Promise<boolean>;
  /** Locks a version of the account until the transaction ends, so that review decisions about it do not overlap. */
  lockVersion(tx: Db, accountId: number, id: number): Promise<StoredStatus | undefined>;
  /** The version that was sent last. */
  findNewestVersion(
    db: Db,
    accountId: number,
  ): Promise<{ id: number; status: StoredStatus; sentAt: Date; sentBy: string } | undefined>;
  /** Marks the account's open version as replaced by a newer one. */
  supersedeOpenVersion(tx: Db, accountId: number): Promise<void>;
  /** The corrections requested of a version, oldest first. */
  listCorrections(db: Db, id: number): Promise<Correction[]>;
  insertCorrections(tx: Db, id: number, corrections: string, now: Date): Promise<void>;
  markCorrectionsRequested(tx: Db, id: number): Promise<void>;
  markApproved(tx: Db, id: number, now: Date): Promise<void>;
  /** Versions of all accounts that are waiting for a corrected one, in no particular order. */
  listRequestedCorrections(db: Db): Promise<RequestedCorrections[]>;
}

type VersionTable = 'resume_contents' | 'resume_pdfs';
type CorrectionTable = 'resume_content_corrections' | 'resume_pdf_corrections';

/** @param versionId the column of the corrections table that references the version */
function createReviewStore(
  versionTable: VersionTable,
  correctionTable: CorrectionTable,
  versionId: 'content_id' | 'pdf_id',
): ReviewStore {
  // The columns used here are the same in both tables; naming one of them is what the query builder's types need.
  const versions = versionTable as 'resume_contents';
  const corrections = correctionTable as 'resume_content_corrections';
  const versionRef = versionId as 'content_id';
  return {
    async hasVersion(db, accountId, id) {
      const row = await db
        .selectFrom(versions)
        .select('id')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async lockVersion(tx, accountId, id) {
      const row = await tx
        .selectFrom(versions)
        .select('status')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      return row?.status;
    },
    async findNewestVersion(db, accountId) {
      return await db
        .selectFrom(versions)
        .select(['id', 'status', 'sent_at as sentAt', 'sent_by as sentBy'])
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .executeTakeFirst();
    },
    async supersedeOpenVersion(tx, accountId) {
      await tx
        .updateTable(versions)
        .set({ status: 'superseded' })
        .where('account_id', '=', accountId)
        .where('status', 'in', ['waiting', 'corrections-requested'])
        .execute();
    },
    async listCorrections(db, id) {
      return await db
        .selectFrom(corrections)
        .select(['corrections', 'asked_at as requestedAt'])
        .where(versionRef, '=', id)
        .orderBy('id')
        .execute();
    },
    async insertCorrections(tx, id, text, now) {
      const row = { [versionRef]: id, corrections: text, asked_at: now };
      await tx.insertInto(corrections).values(row).execute();
    },
    async markCorrectionsRequested(tx, id) {
      await tx.updateTable(versions).set({ status: 'corrections-requested' }).where('id', '=', id).execute();
    },
    async markApproved(tx, id, now) {
      await tx.updateTable(versions).set({ status: 'approved', approved_at: now }).where('id', '=', id).execute();
    },
    async listRequestedCorrections(db) {
      const id = `${versionTable}.id` as 'resume_contents.id';
      return await db
        .selectFrom(versions)
        .innerJoin(corrections, versionRef, id)
        .select([id, 'account_id as accountId'])
        .select(sql<string>`string_agg(corrections, E'\n' order by asked_at, corrections)`.as('corrections'))
        .select(({ fn }) => fn.min('asked_at').as('requestedAt'))
        .where('status', '=', 'corrections-requested')
        .groupBy(id)
        .execute();
    },
  };
}

export const contentReviews = createReviewStore('resume_contents', 'resume_content_corrections', 'content_id');
export const pdfReviews = createReviewStore('resume_pdfs', 'resume_pdf_corrections', 'pdf_id');
