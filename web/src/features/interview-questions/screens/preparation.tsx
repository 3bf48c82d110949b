import { questionTexts } from '@aarambh/contract';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { questionsFromSkills } from '../interview-questions.api.ts';
import { PracticeTips } from '../practice-tips.tsx';
import { LoadingPage, QuestionsPage } from '../questions-page.tsx';
import { QuestionsSection } from '../questions-section.tsx';
import { useQuestions } from '../use-questions.ts';
import type { Route } from './+types/preparation.ts';

export const meta = () =>
  pageMeta({ title: 'Interview questions', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingPage;

const AddSkills = () => (
  <Link to="/profile/update" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2">
    Add your skills
  </Link>
);

/** Questions and answers for the skills of the account (commerce §2). */
export default function Preparation({ loaderData: { accountID } }: Route.ComponentProps) {
  const questions = useQuestions(['skills', accountID], (round) => questionsFromSkills(api, accountID, round));
  const isWithoutSkills = questions.newest?.message === questionTexts.noSkills;
  return (
    <QuestionsPage
      about={
        isWithoutSkills ? 'Questions asked in most interviews.' : 'Questions an interviewer may ask about your skills.'
      }
      aside={<PracticeTips />}
    >
      <QuestionsSection questions={questions} advice={isWithoutSkills && <AddSkills />} />
    </QuestionsPage>
  );
}
