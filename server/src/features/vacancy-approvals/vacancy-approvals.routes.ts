import {
  answerProposal as answerProposalCall,
  getProposals,
  proposeVacancy as proposeVacancyCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { answerProposal } from './answer-proposal.ts';
import { listAccountProposals } from './list-account-proposals.ts';
import { proposeVacancy } from './propose-vacancy.ts';

/** Serves the proposals of advisers and the answers to them. */
export function vacancyApprovalRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  serveCall(app, getProposals, ({ params }) => listAccountProposals(db, params.accountID, clock.now()));

  serveCall(app, answerProposalCall, ({ body }) => answerProposal(context, body));
}

export const vacancyApprovalStaffActions: readonly StaffAction[] = [
  staffAction(
    proposeVacancyCall,
    async (context, { body, by }) => ({
      proposalID: await proposeVacancy(context, { ...body, proposedBy: body.proposedBy ?? by }),
    }),
    {
      target: ({ body }) => ({ kind: 'member', id: body.accountID }),
      details: ({ body }, { proposalID }) => ({ proposalID, vacancyID: body.vacancyID }),
    },
  ),
];
