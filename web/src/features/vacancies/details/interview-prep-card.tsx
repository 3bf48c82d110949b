import { useId } from 'react';
import { Card, LinkButton } from '../../../ui/index.ts';

interface InterviewPrepCardProps {
  /** Address of the questions for this vacancy. */
  to: string;
  label: string;
}

/** Card on a vacancy page that links to its practice questions. */
export function InterviewPrepCard({ to, label }: InterviewPrepCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        Prepare for the interview
      </h2>
      <p className="text-sm">Likely questions with answers, chosen for what this job asks for. Free with an account.</p>
      <LinkButton to={to} variant="secondary" className="mt-4 w-full">
        {label}
      </LinkButton>
    </Card>
  );
}
