import { Link } from 'react-router';
import { Check } from '../../ui/display/icons.tsx';
import { Card } from '../../ui/index.ts';

const tips = [
  'Say your answer aloud before you open ours. You remember an answer better when you have said it.',
  'Replace our examples with your own project, company or college. Never tell a story that is not yours.',
  'When you do not know something, say so and explain how you would find out.',
];

/** How to use the questions. */
export const PracticeTips = () => (
  <Card as="section" aria-labelledby="practice-title">
    <h2 id="practice-title" className="mb-3 text-lg">
      How to practise
    </h2>
    <ul className="grid gap-3 text-sm">
      {tips.map((tip) => (
        <li key={tip} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
          <span>{tip}</span>
        </li>
      ))}
    </ul>
    <p className="mt-4 border-t border-line pt-3 text-sm">
      The questions are based on your skills.{' '}
      <Link to="/profile/update" className="inline-flex min-h-11 items-center font-semibold text-link hover:underline">
        Update your skills
      </Link>
    </p>
  </Card>
);
