import { type InterviewQuestions, questionTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { listSkills } from '../profile/index.ts';
import { chooseQuestions, type Subject } from './choose-questions.ts';
import { generateQuestions } from './generate-questions.ts';

const ofSkills = (skills: string[]): Subject => ({ skills, title: '', department: '', description: '' });

/** Questions for the skills of an account; general questions when it has none. */
export async function prepareForSkills(
  context: AppContext,
  accountId: number,
  round: number,
): Promise<InterviewQuestions> {
  const skills = (await listSkills(context.db, accountId)).map(({ skill }) => skill);
  const subject = ofSkills(skills);
  const generated =
    skills.length === 0
      ? { message: questionTexts.noSkills, questionAnswers: chooseQuestions(subject, round) }
      : await generateQuestions(context, accountId, subject, round);
  return { ...generated, jobDescription: '', vacancy: null };
}
