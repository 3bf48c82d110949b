import { Check } from '../../../../ui/display/icons.tsx';
import { DetailsSection } from './details-section.tsx';

const tips = [
  'Never pay for a job. A real employer does not ask for a fee, a deposit or money for training or equipment.',
  'Upload a resume that is up to date, with your phone number and email at the top.',
  'Show in your resume where you have used the skills this job asks for, with one example each.',
  'Apply for the jobs that fit your experience. A few good applications do more than many quick ones.',
  'Keep your phone within reach. When a recruiter calls, ask for the name of the company and the address of the interview.',
];

/** Five tips for applying (core §2). */
export function ApplicationTips() {
  return (
    <DetailsSection title="Application tips">
      <ul className="grid gap-3 text-sm">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}
