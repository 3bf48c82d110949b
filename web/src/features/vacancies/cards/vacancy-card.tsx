import type { VacancyCard as Vacancy } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ageText, salaryText, shortDate } from '../../../platform/text/format.ts';
import { BriefcaseBusiness, IndianRupee, MapPin } from '../../../ui/display/icons.tsx';
import { Card, classNames, Logo, VisuallyHidden } from '../../../ui/index.ts';
import { vacancyAddress } from '../vacancy-address.ts';
import { Fact } from './fact.tsx';
import { SkillList } from './skill-list.tsx';

const MOST_SKILLS = 8;

interface VacancyCardProps {
  vacancy: Vacancy;
  /** When the page was made, from `useNow`. */
  now: Date;
  /** Heading level of the title below the list's own heading. */
  level?: 2 | 3 | undefined;
  /** On a listing: it was opened before, and its title steps back (core §2). */
  isRead?: boolean | undefined;
  /** What stands below the skills, such as why it is listed. */
  note?: ReactNode;
  /** It is being opened, here or in a tab of its own; the link goes on by itself. */
  onOpen?: (() => void) | undefined;
}

/** A vacancy in a list (core §2). The whole card can be pressed; its one link is 'View Details'. */
export function VacancyCard({ vacancy, now, level = 2, isRead = false, note, onOpen }: VacancyCardProps) {
  const { jobTitle, orgName, orgLogo, locations, experience, postedOn, skills } = vacancy;
  const Title = `h${level}` as 'h2' | 'h3';
  return (
    <Card
      as="article"
      className="group @container relative flex h-full flex-col gap-4 transition-colors focus-within:border-brand hover:border-brand"
    >
      <div className="flex gap-3">
        <Logo name={orgName} src={orgLogo} />
        <div className="min-w-0">
          <Title
            className={classNames(
              'line-clamp-3 text-lg leading-snug group-hover:text-link',
              isRead ? 'text-muted' : 'text-ink',
            )}
          >
            {isRead && <VisuallyHidden>Already opened: </VisuallyHidden>}
            {jobTitle}
          </Title>
          <p className="mt-0.5 line-clamp-2 text-muted">{orgName}</p>
        </div>
      </div>
      <ul className="grid gap-1.5 text-sm @lg:flex @lg:flex-wrap @lg:gap-x-6">
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
          {salaryText(vacancy)}
        </Fact>
      </ul>
      <SkillList skills={skills} most={MOST_SKILLS} />
      {note}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <p>
          Listed on <time dateTime={postedOn}>{shortDate(postedOn)}</time>
          <span className="whitespace-nowrap"> · {ageText(postedOn, now)}</span>
        </p>
        <Link
          to={vacancyAddress(vacancy)}
          onClick={onOpen}
          // The middle button opens a tab; the right one only a menu.
          onAuxClick={({ button }) => button === 1 && onOpen?.()}
          className="inline-flex min-h-8 items-center font-semibold text-link group-hover:underline after:absolute after:inset-0 after:rounded-xl"
        >
          View Details<VisuallyHidden>: {`${jobTitle}, ${orgName}`}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
