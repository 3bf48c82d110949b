import type { VacancyProposal } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../platform/text/format.ts';
import { Card, Logo } from '../../ui/index.ts';
import { SkillList, VacancyFacts, vacancyAddress } from '../vacancies/index.ts';

const MAX_SKILLS = 8;

interface ProposalCardProps {
  proposal: VacancyProposal;
  /** Status above the title. */
  badge?: ReactNode;
  /** Answer buttons, or the date of the answer. */
  children: ReactNode;
}

/** A proposed vacancy with the adviser's note and the answer. */
export function ProposalCard({ proposal, badge, children }: ProposalCardProps) {
  const { jobTitle, orgName, orgLogo, skills, note, proposedBy, proposedOn, status } = proposal;
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <div className="flex gap-3">
        <Logo name={orgName} src={orgLogo} />
        <div className="min-w-0 flex-1">
          {badge && <p className="mb-1">{badge}</p>}
          <h3 className="text-lg leading-snug wrap-anywhere">
            {status === 'Job closed' ? (
              jobTitle
            ) : (
              <Link to={vacancyAddress(proposal)} className="inline-block min-h-6 text-link hover:underline">
                {jobTitle}
              </Link>
            )}
          </h3>
          <p className="mt-0.5 wrap-anywhere text-muted">{orgName}</p>
        </div>
      </div>
      <VacancyFacts vacancy={proposal} />
      <SkillList skills={skills} max={MAX_SKILLS} />
      <figure className="rounded-lg bg-brand-soft p-4">
        <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>
        <figcaption className="mt-2 text-sm text-muted">
          {proposedBy}, your adviser, on <span className="whitespace-nowrap">{dateText(proposedOn)}</span>
        </figcaption>
      </figure>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
