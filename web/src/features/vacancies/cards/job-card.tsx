import type { VacancyCard } from '@aarambh/contract';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { companyAddress, vacancyAddress } from '../../../platform/public-addresses.ts';
import { ageText, shortDate } from '../../../platform/text/format.ts';
import { MapPin } from '../../../ui/display/icons.tsx';
import { Badge, Card, classNames, Logo } from '../../../ui/index.ts';
import { AppliedMark } from '../../applications/index.ts';
import { SaveButton } from '../../saved-jobs/index.ts';
import { compactExperience, compactPay, hasPay } from './compact-pay.ts';
import { cardMore } from './lazy-card-more.tsx';
import { repeatPlaces } from './lazy-repeat-places.ts';

const MAX_SKILLS = 3;
const NEW_FOR_MS = 24 * 3_600_000;

interface JobCardProps {
  vacancy: VacancyCard;
  /** Time the page was rendered, from `useNow`. */
  now: Date;
  /** Heading level of the title. */
  level?: 2 | 3 | undefined;
  /** The job is open beside the list. */
  isSelected?: boolean | undefined;
  /** Called for a click on the card's link, which navigates unless the event is prevented. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** 'Pune +3': one line, since the details have all places. */
const placeText = ([first = '', ...further]: readonly string[]): string =>
  further.length > 0 ? `${first} +${further.length}` : first;

/** Place, years and pay on one line; a long place is cut, the details have it. */
function Facts({ vacancy }: { vacancy: VacancyCard }) {
  const { locations, experience, repeats = [] } = vacancy;
  const place = placeText(locations);
  return (
    <div
      // Wraps for enlarged text only, and for the open list of places.
      className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm whitespace-nowrap"
    >
      {repeats.length > 0 && <repeatPlaces.Part vacancy={vacancy} />}
      {repeats.length === 0 && place && (
        <span
          className="inline-flex max-w-max min-w-0 grow basis-[2rem] items-center gap-1"
          title={locations.join(', ')}
        >
          <MapPin aria-hidden="true" className="size-4 text-muted" />
          <span className="truncate">{place}</span>
        </span>
      )}
      {experience && <span className="shrink-0">{compactExperience(experience)}</span>}
      <span
        className={classNames(
          'truncate',
          // The list of places keeps its width; a place gives way to pay.
          repeats.length > 0 ? 'max-w-max min-w-0 grow basis-[6rem]' : 'max-w-[min(100%,max(60%,11rem))] shrink-0',
          hasPay(vacancy) ? 'font-semibold' : 'text-muted',
        )}
      >
        {compactPay(vacancy)}
      </span>
    </div>
  );
}

/**
 * What was checked on a line of its own; skills as text on one line, the age and its mark at its end. Applied takes the
 * place of New, and on a phone that of the skills, so that the line has room for it.
 */
function Foot({ vacancy, now }: { vacancy: VacancyCard; now: Date }) {
  const { skills, postedOn } = vacancy;
  const isNew = now.getTime() - Date.parse(postedOn) < NEW_FOR_MS;
  const hidden = skills.length - MAX_SKILLS;
  return (
    <div className="group/foot mt-auto flex flex-wrap items-center gap-x-3 pt-1 text-xs text-muted">
      <p className="min-w-0 flex-[1_1_4rem] truncate max-sm:group-has-[[data-applied]]/foot:hidden">
        {skills.slice(0, MAX_SKILLS).join(' · ')}
        {hidden > 0 && ` +${hidden}`}
      </p>
      <p className="flex max-w-full flex-wrap items-center gap-x-2">
        <AppliedMark vacancyID={vacancy.vacancyID} />
        {isNew && (
          <Badge tone="success" className="-my-0.5 group-has-[[data-applied]]/foot:hidden">
            New
          </Badge>
        )}
        <time dateTime={postedOn} title={`Listed on ${shortDate(postedOn)}`}>
          {ageText(postedOn, now)}
        </time>
      </p>
      {/* 44 px to press, without making the card higher. */}
      <cardMore.Part
        vacancy={vacancy}
        className="-ms-3 -me-2.5 -my-3.5 max-sm:group-has-[[data-applied]]/foot:ms-auto"
      />
    </div>
  );
}

/**
 * A compact vacancy card for results: at most 150 px high on a phone. What is long is cut, the details have it. The whole card
 * is clickable; its link is the title.
 */
export function JobCard({ vacancy, now, level = 2, isSelected = false, onOpen }: JobCardProps) {
  const { jobTitle, orgName, orgLogo, companyID } = vacancy;
  const Title = `h${level}` as 'h2' | 'h3';
  return (
    <Card
      as="article"
      padding="none"
      className={classNames(
        'group relative flex h-full flex-col px-3.5 py-2.5 transition-colors hover:border-brand has-[h2_a:focus-visible,h3_a:focus-visible]:border-brand',
        isSelected && 'border-brand bg-brand-soft ring-1 ring-brand',
      )}
    >
      <div className="flex items-start gap-3">
        {/* What is long is cut, except where enlarged text leaves room for few letters. */}
        <div className="@container min-w-0 flex-1">
          <Title className="line-clamp-2 @max-[12.5rem]:line-clamp-none text-base leading-[1.3125rem] font-semibold text-pretty">
            <Link
              to={vacancyAddress(vacancy)}
              onClick={onOpen}
              aria-current={isSelected || undefined}
              className="pt-1.5 pb-0.5 text-ink no-underline group-hover:text-link after:absolute after:inset-0 after:rounded-xl"
            >
              {jobTitle}
            </Link>
          </Title>
          <p className="text-sm">
            <Link
              to={companyAddress(companyID, orgName)}
              title={orgName}
              className="relative z-10 -my-0.5 block w-fit max-w-full truncate @max-[12.5rem]:whitespace-normal py-0.5 text-muted wrap-break-word no-underline hover:underline"
            >
              {orgName}
            </Link>
          </p>
        </div>
        {/* Letters on a tile would repeat the name: only real logos are shown. */}
        {orgLogo && <Logo name={orgName} src={orgLogo} className="size-10" />}
        {/* 44 px to press, without making the card higher. */}
        <SaveButton vacancy={vacancy} className="-ms-1 -me-2.5 -my-2" />
      </div>
      <Facts vacancy={vacancy} />
      <Foot vacancy={vacancy} now={now} />
    </Card>
  );
}
