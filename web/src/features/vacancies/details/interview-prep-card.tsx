import { useId } from 'react';
import { Card, LinkButton } from '../../ui/index.ts';

interface InterviewPrepCardProps {
  /** Where the questions for this vacancy are. */
  to: string;
  label: string;
}

/** Beside a vacancy: the way to questions its interview may bring. */
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
