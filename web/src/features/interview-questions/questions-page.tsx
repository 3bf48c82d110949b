import type { ReactNode } from 'react';
import { PageContainer, Skeleton } from '../../ui/index.ts';
import { LoadingQuestions } from './question-list.tsx';

interface QuestionsPageProps {
  /** Subject of the questions. */
  about: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout of both pages: questions, and beside them on wide screens their subject. */
export const QuestionsPage = ({ about, aside, children }: QuestionsPageProps) => (
  <PageContainer>
    <h1>Interview Questions</h1>
    <p className="mt-1 min-h-12 wrap-anywhere text-muted sm:min-h-6">{about}</p>
    <div className="mt-4 grid grid-cols-1 sm:mt-6 content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {children}
      {aside && <aside className="min-w-0">{aside}</aside>}
    </div>
  </PageContainer>
);

/** The layout before the data is loaded. */
export const LoadingPage = () => (
  <QuestionsPage about="" aside={<Skeleton className="h-64 rounded-xl" />}>
    <div className="grid gap-4">
      <Skeleton className="h-11 rounded-md sm:ms-auto sm:w-64" />
      <LoadingQuestions />
    </div>
  </QuestionsPage>
);
