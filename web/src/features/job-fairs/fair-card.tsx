import type { JobFair } from '@aarambh/contract';
import { Link } from 'react-router';
import { calendarDay } from '../../platform/text/format.ts';
import { MapPin } from '../../ui/display/icons.tsx';
import { CalendarLeaf, Card, VisuallyHidden } from '../../ui/index.ts';
import { CompanyChips } from './company-chips.tsx';
import { FairBadges } from './fair-badges.tsx';
import { fairAddress, fairDates, placesText } from './fair-texts.ts';

const MAX_COMPANIES = 4;

/** A job fair card. The whole card is clickable; its only link is 'View Details'. */
export function FairCard({ fair }: { fair: JobFair }) {
  const { jobFairID, title, city, venue, organiser, companies, startsOn, status } = fair;
  return (
    <Card
      as="article"
      className="group relative flex h-full flex-col gap-4 transition-colors focus-within:border-brand hover:border-brand"
    >
      <div className="flex flex-wrap gap-4">
        <CalendarLeaf date={calendarDay(startsOn)} muted={status === 'Cancelled'} />
        {/* Below the leaf where the text is too large to stand beside it. */}
        <div className="min-w-0 flex-[1_1_10rem]">
          <h2 className="line-clamp-3 text-lg leading-snug wrap-anywhere group-hover:text-link">{title}</h2>
          <p className="mt-1 text-sm">{fairDates(fair)}</p>
          <p className="mt-0.5 line-clamp-2 text-sm text-muted">By {organiser}</p>
        </div>
      </div>
      <p className="flex min-w-0 gap-2 text-sm">
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <span className="line-clamp-3 min-w-0 wrap-anywhere">
          <strong className="block">{city}</strong>
          {venue}
        </span>
      </p>
      <CompanyChips companies={companies} max={MAX_COMPANIES} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <FairBadges {...fair} />
          {!fair.isRegistered && placesText(fair)}
        </div>
        <Link
          to={fairAddress(jobFairID)}
          className="inline-flex min-h-8 items-center text-sm font-semibold text-link group-hover:underline after:absolute after:inset-0 after:rounded-xl"
        >
          View Details<VisuallyHidden> of {title}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
