import type { ReactNode } from 'react';
import { Alert, Announce, Button } from '../../ui/index.ts';
import { failureText } from '../accounts/index.ts';
import { LoadingQuestions, QuestionList } from './question-list.tsx';
import type { Questions } from './use-questions.ts';

interface QuestionsSectionProps {
  questions: Questions;
  /** Below what the server says: what can be done about it. */
  advice?: ReactNode;
  /** In place of questions when there are none. */
  none?: ReactNode;
}

const Failure = ({ questions: { error, busy, ask } }: { questions: Questions }) => (
  <Alert tone="error" role="alert" title="We could not get your questions">
    <p>{failureText(error, 'Check your connection and try again.')}</p>
    <Button variant="secondary" size="small" className="mt-3" busy={busy} onClick={ask}>
      Try again
    </Button>
  </Alert>
);

/** The newest questions with what the server says of them, and the button that brings others (commerce §2). */
export function QuestionsSection({ questions, advice, none }: QuestionsSectionProps) {
  const { newest, number, error, busy, ask } = questions;
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
            onClick={ask}
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
