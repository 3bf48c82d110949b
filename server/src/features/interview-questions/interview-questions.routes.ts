import { generateInterviewQuestionsFromJD, generateInterviewQuestionsFromSkills } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { prepareForSkills } from './prepare-for-skills.ts';
import { prepareForVacancy } from './prepare-for-vacancy.ts';

/** Routes of interview questions. */
export function interviewQuestionRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, generateInterviewQuestionsFromSkills, ({ params, query }) =>
    prepareForSkills(context, params.accountID, query.round ?? 0),
  );

  serveCall(app, generateInterviewQuestionsFromJD, ({ caller, query }) =>
    prepareForVacancy(context, caller.accountId, query.vacancyID, query.round ?? 0),
  );
}
