import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';

/** Questions of one answer. */
export const QUESTIONS_PER_ROUND = 10;

/** Messages beside the questions, or in their place; none of them is a failure of the caller's. */
export const questionTexts = {
  noSkills:
    'Add your skills to your profile to get questions that fit them. Here are questions that are asked everywhere.',
  offline: 'These questions come from our own collection.',
  /** Asking for the same round again brings them. */
  beingMade:
    'We are writing questions for you. Until they are ready, here are some of our own collection. Press Generate New Questions in half a minute.',
  noVacancy: 'This job is no longer available.',
} as const;

/** Questions with answers to prepare with (commerce §3). `message` is empty when there is nothing to say. */
export const interviewQuestions = z.object({
  message: z.string(),
  /** Sanitised HTML of the vacancy; empty for questions from skills. */
  jobDescription: z.string(),
  questionAnswers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** What the description is of (ours); nothing for questions from skills, or when it is no longer available. */
  vacancy: z
    .object({ vacancyID: z.number().int(), jobTitle: z.string(), orgName: z.string(), isManualPostedJob: z.boolean() })
    .nullable(),
});
export type InterviewQuestions = z.infer<typeof interviewQuestions>;

/** Which set is wanted, from 0; the next number brings other questions as long as there are others (ours). */
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
});

export const generateInterviewQuestionsFromJD = call({
  method: 'GET',
  path: 'InterviewQuestions/GenerateInterviewQuestionsFromJD',
  summary: 'Interview questions and answers for a vacancy.',
  source: 'commerce §2, §7',
  access: 'jobSeeker',
  query: z.strictObject({
    vacancyID: idInPath(),
    /** Of no effect: every vacancy has an id of its own. */
    isManualVacancy: z.enum(['true', 'false']).optional(),
    round,
  }),
  reply: { kind: 'json', schema: interviewQuestions },
  limit: { max: 30, perSeconds: 600 },
});

export const interviewQuestionCalls = { generateInterviewQuestionsFromSkills, generateInterviewQuestionsFromJD };
