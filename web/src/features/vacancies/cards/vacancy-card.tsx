import type { VacancyCard as Vacancy } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { ageText, shortDate } from '../../../platform/text/format.ts';
import { Card, classNames, Logo, VisuallyHidden } from '../../../ui/index.ts';
import { AppliedMark } from '../../applications/index.ts';
import { SaveButton } from '../../saved-jobs/index.ts';
import { cardMore } from './lazy-card-more.tsx';
import { SkillList } from './skill-list.tsx';
import { VacancyFacts } from './vacancy-facts.tsx';

const MAX_SKILLS = 8;

interface VacancyCardProps {
  vacancy: Vacancy;
  /** Time the page was rendered, from `useNow`. */
  now: Date;
  /** Heading level of the title. */
  level?: 2 | 3 | undefined;
  /** In a listing: the vacancy was opened before, and its title is de-emphasised (core §2). */
  isRead?: boolean | undefined;
  /** Content below the skills, such as why it is listed. */
  note?: ReactNode;
  /** Called when the card is opened, here or in a new tab; the link itself navigates. */
  onOpen?: (() => void) | undefined;
}

/** A vacancy card (core §2). The whole card is clickable; its only link is 'View Details'. */
export function VacancyCard({ vacancy, now, level = 2, isRead = false, note, onOpen }: VacancyCardProps) {
  const { jobTitle, orgName, orgLogo, postedOn, skills } = vacancy;
  const Title = `h${level}` as 'h2' | 'h3';
  return (
    <Card
      as="article"
      className="group relative flex h-full flex-col gap-4 transition-colors focus-within:border-brand hover:border-brand"
    >
      <div className="flex gap-3">
        <Logo name={orgName} src={orgLogo} />
        <div className="min-w-0 flex-1">
          <Title
            className={classNames(
              'line-clamp-3 text-lg leading-snug group-hover:text-link',
              isRead ? 'text-muted' : 'text-ink',
            )}
          >
            {isRead && <VisuallyHidden>Already opened: </VisuallyHidden>}
            {jobTitle}
          </Title>
          <p className="mt-0.5 text-muted wrap-break-word">{orgName}</p>
        </div>
        <SaveButton vacancy={vacancy} className="-me-2.5 -mt-2" />
      </div>
      <VacancyFacts vacancy={vacancy} />
      <SkillList skills={skills} max={MAX_SKILLS} />
      {note}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        {/* Wraps before the menu does: a menu on a line of its own looks lost. */}
        <p className="min-w-0 flex-[1_1_8rem]">
          Listed on{' '}
          <time dateTime={postedOn} className="whitespace-nowrap">
            {shortDate(postedOn)}
          </time>
          <span className="whitespace-nowrap"> · {ageText(postedOn, now)}</span>
        </p>
        <AppliedMark vacancyID={vacancy.vacancyID} />
        <Link
          to={vacancyAddress(vacancy)}
          onClick={onOpen}
          // The middle button opens a tab; the right button opens a menu.
          onAuxClick={({ button }) => button === 1 && onOpen?.()}
          className="inline-flex min-h-8 items-center font-semibold text-link group-hover:underline after:absolute after:inset-0 after:rounded-xl"
        >
          View Details<VisuallyHidden>: {`${jobTitle}, ${orgName}`}</VisuallyHidden>
        </Link>
        <cardMore.Part vacancy={vacancy} className="-ms-3 -me-2.5 -my-2" />
      </div>
    </Card>
  );
}
