import { Disclosure } from '../../../ui/index.ts';
import type { Question } from './landing.ts';

/** Frequent questions; each opens by itself, also without script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid max-w-3xl gap-3">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
