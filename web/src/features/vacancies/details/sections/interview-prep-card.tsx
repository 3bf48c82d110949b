import { LinkButton } from '../../../../ui/index.ts';
import { DetailsSection } from './details-section.tsx';

interface InterviewPrepCardProps {
  /** Address of the questions for this vacancy. */
  to: string;
  label: string;
}

/** Card on a vacancy page that links to its practice questions. */
export function InterviewPrepCard({ to, label }: InterviewPrepCardProps) {
  return (
    <DetailsSection title="Prepare for the interview">
      <p className="text-sm">Likely questions with answers, chosen for what this job asks for. Free with an account.</p>
      <LinkButton to={to} variant="secondary" className="mt-4 w-full">
        {label}
      </LinkButton>
    </DetailsSection>
  );
}
