import type { InterviewQuestions } from '@aarambh/contract';
import { Card, LinkButton, RichText } from '../../ui/index.ts';
import { vacancyAddress } from '../vacancies/index.ts';

interface JobDescriptionProps {
  vacancy: NonNullable<InterviewQuestions['vacancy']>;
  /** Sanitised HTML. */
  html: string;
}

/** Description of the job that the questions are for. */
export const JobDescription = ({ vacancy, html }: JobDescriptionProps) => (
  <Card as="section" aria-labelledby="description-title">
    <h2 id="description-title" className="text-lg">
      Job description
    </h2>
    <p className="mt-1 mb-3 text-sm text-muted wrap-anywhere">
      {vacancy.jobTitle}, {vacancy.orgName}
    </p>
    {html && <RichText html={html} className="text-sm" />}
    <LinkButton to={vacancyAddress(vacancy)} variant="secondary" className="mt-4 w-full">
      View Details
    </LinkButton>
  </Card>
);
