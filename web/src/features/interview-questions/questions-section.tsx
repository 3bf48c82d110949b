import type { ReactNode } from 'react';
import { failureText } from '../../platform/api/failure-text.ts';
import { Alert, Announce, Button, RetryAlert } from '../../ui/index.ts';
import { LoadingQuestions, QuestionList } from './question-list.tsx';
import type { Questions } from './use-questions.ts';

interface QuestionsSectionProps {
  questions: Questions;
  /** Shown below the server's message: a way to resolve it. */
  advice?: ReactNode;
  /** Shown instead of questions when there are none. */
  none?: ReactNode;
}

const Failure = ({ questions: { error, busy, requestNext } }: { questions: Questions }) => (
  <RetryAlert
    title="We could not get your questions"
    message={failureText(error, 'Check your connection and try again.')}
    busy={busy}
    onRetry={requestNext}
  />
);

/** The newest round with the server's message, and the button for the next one (commerce §2). */
export function QuestionsSection({ questions, advice, none }: QuestionsSectionProps) {
  const { newest, number, error, busy, requestNext } = questions;
  const pairs = newest?.questionAnswers ?? [];
  const hasNone = newest !== undefined && pairs.length === 0;
  return (
    <section aria-label="Questions and answers" className="grid content-start gap-4">
      {!hasNone && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-muted">Try to answer aloud, then open the question.</p>
          <Button
            variant="accent"
            busy={busy}
            busyLabel={newest ? 'Generating...' : 'Loading...'}
            onClick={requestNext}
            className="max-sm:w-full sm:min-w-64"
          >
            Generate New Questions
          </Button>
        </div>
      )}
      <Announce text={number > 1 && !busy && !error ? `${pairs.length} new questions, round ${number}` : ''} />
      {error && <Failure questions={questions} />}
      {newest?.message && (
        <Alert tone="warning" role={hasNone ? 'alert' : undefined}>
          <p>{newest.message}</p>
          {advice}
        </Alert>
      )}
      {hasNone && none}
      {pairs.length > 0 && <QuestionList key={number} pairs={pairs} />}
      {!newest && !error && <LoadingQuestions />}
    </section>
  );
}
