import { generateInterviewQuestionsFromJD, generateInterviewQuestionsFromSkills } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { prepareForSkills } from './prepare-for-skills.ts';
import { prepareForVacancy } from './prepare-for-vacancy.ts';

/** Serves questions to prepare for interviews with. */
export function interviewQuestionRoutes(app: FastifyInstance, context: AppContext): void {
  // For the skills of the account.
  serveCall(app, generateInterviewQuestionsFromSkills, ({ params, query }) =>
    prepareForSkills(context, params.accountID, query.round ?? 0),
  );

  // For one vacancy.
  serveCall(app, generateInterviewQuestionsFromJD, ({ caller, query }) =>
    prepareForVacancy(context, caller.accountId, query.vacancyID, query.round ?? 0),
  );
}
