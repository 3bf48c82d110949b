import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';

/** Number of questions in a round. */
export const QUESTIONS_PER_ROUND = 10;

/** Messages shown with the questions, or instead of them; none of them is an error of the request. */
export const questionTexts = {
  noSkills:
    'Add your skills to your profile to get matching questions. Until then, here are common interview questions.',
  offline: 'These questions come from our own collection.',
  /** Requesting the same round again returns the generated questions. */
  generating:
    'Your questions are being generated. Until they are ready, here are some from our own collection. Tap Generate New Questions in half a minute.',
  noVacancy: 'This job is no longer available.',
} as const;

/** Interview questions with answers (commerce §3). `message` is empty when there is no notice. */
export const interviewQuestions = z.object({
  message: z.string(),
  /** Sanitised HTML of the vacancy; empty for questions from skills. */
  jobDescription: z.string(),
  questionAnswers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The described vacancy (ours); null for questions from skills, or when it is no longer available. */
  vacancy: z
    .object({ vacancyID: z.number().int(), jobTitle: z.string(), orgName: z.string(), isManualPostedJob: z.boolean() })
    .nullable(),
});
export type InterviewQuestions = z.infer<typeof interviewQuestions>;

/** Number of the round, from 0; the next one returns other questions while there are any (ours). */
const round = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .optional();

export const generateInterviewQuestionsFromSkills = call({
  method: 'GET',
  path: 'InterviewQuestions/GenerateInterviewQuestionsFromSkills/{accountID}',
  summary: 'Interview questions and answers for the skills of the account.',
  source: 'commerce §2, §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  query: z.strictObject({ round }),
  reply: { kind: 'json', schema: interviewQuestions },
  limit: { max: 30, perSeconds: 600 },
  hasOwnQueue: true,
});

export const generateInterviewQuestionsFromJD = call({
  method: 'GET',
  path: 'InterviewQuestions/GenerateInterviewQuestionsFromJD',
  summary: 'Interview questions and answers for a vacancy.',
  source: 'commerce §2, §7',
  access: 'jobSeeker',
  query: z.strictObject({
    vacancyID: idInPath(),
    /** Ignored: vacancies of both kinds have unique ids. */
    isManualVacancy: z.enum(['true', 'false']).optional(),
    round,
  }),
  reply: { kind: 'json', schema: interviewQuestions },
  limit: { max: 30, perSeconds: 600 },
  hasOwnQueue: true,
});

export const interviewQuestionCalls = { generateInterviewQuestionsFromSkills, generateInterviewQuestionsFromJD };
