import {
  generateInterviewQuestionsFromJD,
  generateInterviewQuestionsFromSkills,
  type InterviewQuestions,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** A round of questions for the skills of an account. */
export const questionsFromSkills = (api: Api, accountID: number, round: number): Promise<InterviewQuestions> =>
  api(generateInterviewQuestionsFromSkills, {
    params: { accountID: String(accountID) },
    query: { round: String(round) },
  });

/** Route parameters of a vacancy; the second one, whether it was posted manually, may be missing or invalid. */
export interface NamedVacancy {
  vid: string;
  imj: string | undefined;
}

/** A round of questions for a vacancy. */
export const questionsFromVacancy = (
  api: Api,
  { vid, imj }: NamedVacancy,
  round: number,
): Promise<InterviewQuestions> =>
  api(generateInterviewQuestionsFromJD, {
    query: {
      vacancyID: vid,
      round: String(round),
      ...(imj === 'true' || imj === 'false' ? { isManualVacancy: imj } : {}),
    },
  });
