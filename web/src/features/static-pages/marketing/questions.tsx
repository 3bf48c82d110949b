import { Disclosure } from '../../../ui/index.ts';
import type { Question } from './landing.ts';

/** Frequently asked questions as native disclosures. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2 lg:gap-4">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
