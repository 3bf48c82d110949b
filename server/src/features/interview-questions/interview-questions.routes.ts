import { generateInterviewQuestionsFromJD, generateInterviewQuestionsFromSkills } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../app-context.ts';
import { serve } from '../../infra/http/serve-call.ts';
import { prepareForSkills } from './prepare-for-skills.ts';
import { prepareForVacancy } from './prepare-for-vacancy.ts';

/** Serves questions to prepare for interviews with. */
export function interviewQuestionRoutes(app: FastifyInstance, platform: Platform): void {
  // For the skills of the account.
  serve(app, generateInterviewQuestionsFromSkills, ({ params, query }) =>
    prepareForSkills(platform, params.accountID, query.round ?? 0),
  );

  // For one vacancy.
  serve(app, generateInterviewQuestionsFromJD, ({ caller, query }) =>
    prepareForVacancy(platform, caller.accountId, query.vacancyID, query.round ?? 0),
  );
}
