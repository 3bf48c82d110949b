import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';

type Proposals = Schema['vacancy_proposals'];

export type ProposalRow = Selectable<Proposals>;

/**
 * Adds a proposal; returns undefined when one of the same vacancy is already waiting, also with concurrent requests.
 */
export async function insertProposal(
  tx: Db,
  proposal: Pick<Insertable<Proposals>, 'account_id' | 'vacancy_id' | 'note' | 'proposed_by'>,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('vacancy_proposals')
    .values({ ...proposal, proposed_at: now, answer: null, answered_at: null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'vacancy_id']).where('answered_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The proposals to an account, newest first. */
export async function listProposals(db: Db, accountId: number): Promise<ProposalRow[]> {
  return await db
    .selectFrom('vacancy_proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locks a proposal to this account until the transaction ends. */
export async function lockProposal(tx: Db, proposalId: number, accountId: number): Promise<ProposalRow | undefined> {
  return await tx
    .selectFrom('vacancy_proposals')
    .selectAll()
    .where('id', '=', proposalId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setAnswer(
  tx: Db,
  proposalId: number,
  answer: 'approved' | 'declined',
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('vacancy_proposals')
    .set({ answer, answered_at: now, reason })
    .where('id', '=', proposalId)
    .execute();
}
