import type { InterviewQuestions } from '@aarambh/contract';
import { Disclosure, Skeleton } from '../../ui/index.ts';

/** Placeholder of a round, with the height of one-line questions. */
export const LoadingQuestions = () => (
  <div aria-hidden="true" className="grid min-h-dvh content-start gap-3">
    {Array.from({ length: 10 }, (_, at) => (
      <Skeleton key={at} className="h-12.5 rounded-lg" />
    ))}
  </div>
);

/** Questions with collapsed answers, so that members can try to answer first. */
export const QuestionList = ({ pairs }: { pairs: InterviewQuestions['questionAnswers'] }) => (
  <ol className="grid gap-3">
    {pairs.map(({ question, answer }, at) => (
      <li key={question}>
        <Disclosure
          title={
            <span className="flex gap-3">
              <span aria-hidden="true" className="min-w-6 text-end text-muted tabular-nums">
                {at + 1}.
              </span>
              <span className="min-w-0 wrap-anywhere">{question}</span>
            </span>
          }
        >
          <p className="max-w-prose wrap-anywhere whitespace-pre-line sm:ps-9">{answer}</p>
        </Disclosure>
      </li>
    ))}
  </ol>
);
