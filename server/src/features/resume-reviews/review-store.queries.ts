import type { ReviewStatus } from '@aarambh/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';

export type StoredStatus = Selectable<Schema['resume_contents']>['status'];

/** How each status is called on the wire. */
export const wireStatus: Record<StoredStatus, ReviewStatus> = {
  waiting: 'Waiting',
  'corrections-requested': 'Corrections requested',
  approved: 'Approved',
  superseded: 'Replaced',
};

/** Versions of one kind, resume texts or PDFs, as the rules of a review need them. */
export interface ReviewStore {
  /** The status of a version of the account, held against other words about it until the transaction ends. */
  lockVersion(tx: Db, accountId: number, id: number): Promise<StoredStatus | undefined>;
  /** What was asked for of a version, the oldest first. */
  listAsked(tx: Db, id: number): Promise<string[]>;
  insertCorrections(tx: Db, id: number, corrections: string, now: Date): Promise<void>;
  markCorrectionsRequested(tx: Db, id: number): Promise<void>;
  markApproved(tx: Db, id: number, now: Date): Promise<void>;
}
