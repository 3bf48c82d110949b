import { type InterviewQuestions, questionTexts } from '@aarambh/contract';
import type { Platform } from '../../platform/platform.ts';
import { listSkills } from '../profile/index.ts';
import { chooseQuestions, type Subject } from './choose-questions.ts';
import { makeQuestions } from './make-questions.ts';

const ofSkills = (skills: string[]): Subject => ({ skills, title: '', department: '', description: '' });

/** Questions for the skills of an account; what is asked everywhere while it has none. */
export async function prepareForSkills(
  platform: Platform,
  accountId: number,
  round: number,
): Promise<InterviewQuestions> {
  const skills = (await listSkills(platform.db, accountId)).map(({ skill }) => skill);
  if (skills.length === 0)
    return {
      message: questionTexts.noSkills,
      jobDescription: '',
      questionAnswers: chooseQuestions(ofSkills([]), round),
    };
  return { jobDescription: '', ...(await makeQuestions(platform, accountId, ofSkills(skills), round)) };
}
