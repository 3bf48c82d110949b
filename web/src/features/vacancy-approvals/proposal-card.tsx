import type { VacancyProposal } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { salaryText, shortDate } from '../../platform/text/format.ts';
import { BriefcaseBusiness, IndianRupee, MapPin } from '../../ui/display/icons.tsx';
import { Card, Logo } from '../../ui/index.ts';
import { Fact, SkillList, vacancyAddress } from '../vacancies/index.ts';

const MOST_SKILLS = 8;

interface ProposalCardProps {
  proposal: VacancyProposal;
  /** Above the title: what became of it. */
  badge?: ReactNode;
  /** The answers, or when one was given. */
  children: ReactNode;
}

/** A proposed vacancy: what it is, why the adviser thinks it fits, and its answers. */
export function ProposalCard({ proposal, badge, children }: ProposalCardProps) {
  const { jobTitle, orgName, orgLogo, locations, experience, skills, note, proposedBy, proposedOn, status } = proposal;
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
      <ul className="grid gap-1.5 text-sm">
        {locations.length > 0 && (
          <Fact Icon={MapPin} label="Location">
            <span className="line-clamp-2">{locations.join(', ')}</span>
          </Fact>
        )}
        {experience && (
          <Fact Icon={BriefcaseBusiness} label="Experience">
            {experience}
          </Fact>
        )}
        <Fact Icon={IndianRupee} label="Pay">
          {salaryText(proposal)}
        </Fact>
      </ul>
      <SkillList skills={skills} most={MOST_SKILLS} />
      <figure className="rounded-lg bg-brand-soft p-4">
        <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>
        <figcaption className="mt-2 text-sm text-muted">
          {proposedBy}, your adviser, on <span className="whitespace-nowrap">{shortDate(proposedOn)}</span>
        </figcaption>
      </figure>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
