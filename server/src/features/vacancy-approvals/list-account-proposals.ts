import type { ProposalStatus, VacancyProposal } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { mapKnownCards } from '../vacancies/index.ts';
import { listProposals, type ProposalRow } from './proposals.queries.ts';

/** The status of a proposal: while unanswered, it waits as long as its vacancy is live. */
export function proposalStatus({ answer }: Pick<ProposalRow, 'answer'>, isLive: boolean): ProposalStatus {
  if (answer) return answer === 'approved' ? 'Approved' : 'Declined';
  return isLive ? 'Waiting' : 'Job closed';
}

/** Lists the proposals to an account: waiting ones first, then newest first. */
export async function listAccountProposals(db: Db, accountId: number, now: Date): Promise<VacancyProposal[]> {
  const rows = await listProposals(db, accountId);
  const known = await mapKnownCards(
    db,
    rows.map((row) => row.vacancy_id),
    now,
  );
  const proposals = rows.flatMap((row) => {
    const vacancy = known.get(row.vacancy_id);
    if (!vacancy) return [];
    return {
      ...vacancy.card,
      proposalID: row.id,
      note: row.note,
      proposedBy: row.proposed_by,
      proposedOn: row.proposed_at.toISOString(),
      answeredOn: row.answered_at?.toISOString() ?? '',
      status: proposalStatus(row, vacancy.isLive),
    };
  });
  const waitingFirst = ({ status }: VacancyProposal) => (status === 'Waiting' ? 0 : 1);
  return proposals.sort((a, b) => waitingFirst(a) - waitingFirst(b));
}
