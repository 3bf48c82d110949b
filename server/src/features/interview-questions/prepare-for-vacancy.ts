import { type InterviewQuestions, questionTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { htmlToText } from '../../lib/html/html-to-text.ts';
import { findLiveDetails } from '../vacancies/index.ts';
import { generateQuestions } from './generate-questions.ts';

/** Questions for a live vacancy of either kind, with its description; none for any other vacancy. */
export async function prepareForVacancy(
  context: AppContext,
  accountId: number,
  vacancyId: number,
  round: number,
): Promise<InterviewQuestions> {
  const vacancy = await findLiveDetails(context.db, vacancyId, context.clock.now());
  if (!vacancy) return { message: questionTexts.noVacancy, jobDescription: '', questionAnswers: [], vacancy: null };
  const subject = {
    skills: vacancy.skills,
    title: vacancy.title,
    department: [vacancy.department, vacancy.job_category, vacancy.role_category].filter(Boolean).join(', '),
    description: htmlToText(vacancy.description_html),
  };
  return {
    ...(await generateQuestions(context, accountId, subject, round)),
    jobDescription: vacancy.description_html,
    vacancy: {
      vacancyID: vacancy.id,
      jobTitle: vacancy.title,
      orgName: vacancy.company_name,
      isManualPostedJob: vacancy.kind === 'manual',
    },
  };
}
