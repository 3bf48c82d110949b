import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { EmptyState, LinkButton, Skeleton } from '../../../ui/index.ts';
import { type NamedVacancy, questionsFromVacancy } from '../interview-questions.api.ts';
import { JobDescription } from '../job-description.tsx';
import { PREPARATION } from '../preparation-address.ts';
import { LoadingPage, QuestionsPage } from '../questions-page.tsx';
import { QuestionsSection } from '../questions-section.tsx';
import { useQuestions } from '../use-questions.ts';
import type { Route } from './+types/preparation-by-jd.ts';

export const meta = () =>
  pageMeta({ title: 'Interview questions for a job', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request, params: { vid, imj } }: Route.ClientLoaderArgs): NamedVacancy {
  requireSession(request);
  if (!/^\d{1,9}$/.test(vid)) throw new Response(null, { status: 404 });
  return { vid, imj };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingPage;

const NoQuestions = () => (
  <EmptyState
    drawing="lost"
    title="No questions for this job"
    text="Practise with questions for your skills instead, or look at other jobs."
  >
    <LinkButton to={PREPARATION}>Questions for my skills</LinkButton>
    <LinkButton to="/job/search" variant="secondary">
      Search jobs
    </LinkButton>
  </EmptyState>
);

function Preparation({ vid, imj }: NamedVacancy) {
  const questions = useQuestions(['vacancy', vid], (round) => questionsFromVacancy(api, { vid, imj }, round));
  const { newest, error } = questions;
  const vacancy = newest?.vacancy;
  const description = vacancy && <JobDescription vacancy={vacancy} html={newest.jobDescription} />;
  return (
    <QuestionsPage
      about={vacancy && `For ${vacancy.jobTitle} at ${vacancy.orgName}.`}
      aside={description ?? (!newest && !error && <Skeleton className="h-64 rounded-xl" />)}
    >
      <QuestionsSection questions={questions} none={<NoQuestions />} />
    </QuestionsPage>
  );
}

/** Questions and answers for a vacancy, beside its description (commerce §2). */
export default function PreparationByJd({ loaderData }: Route.ComponentProps) {
  return <Preparation key={loaderData.vid} {...loaderData} />;
}
