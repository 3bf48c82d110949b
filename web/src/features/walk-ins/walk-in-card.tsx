import type { WalkIn } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { calendarDay } from '../../platform/text/format.ts';
import { CalendarLeaf, Card, KeyValueList } from '../../ui/index.ts';
import { vacancyAddress } from '../vacancies/index.ts';
import { daysText, hoursText, isOpen } from './walk-in-texts.ts';

interface WalkInCardProps {
  walkIn: WalkIn;
  /** Show date, time and job only. */
  isShort?: boolean | undefined;
  /** Actions. */
  children?: ReactNode;
}

/** An invitation: time, job, venue and contact. */
export function WalkInCard({ walkIn, isShort = false, children }: WalkInCardProps) {
  const { jobTitle, orgName, startsOn, venue, contact, note } = walkIn;
  const facts = [
    { label: 'Where', value: <span className="whitespace-pre-line wrap-anywhere">{venue}</span> },
    { label: 'Ask for', value: <span className="wrap-anywhere">{contact}</span> },
  ];
  return (
    <Card as="section" aria-label="Your walk-in interview" className="grid gap-5">
      <div className="flex items-start gap-4">
        <CalendarLeaf date={calendarDay(startsOn)} muted={!isOpen(walkIn)} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            <time dateTime={startsOn}>{daysText(walkIn)}</time>
          </p>
          <p>{hoursText(walkIn)}</p>
          <h2 className="mt-2 text-lg leading-snug wrap-anywhere">
            <Link to={vacancyAddress(walkIn)}>{jobTitle}</Link>
          </h2>
          <p className="text-muted wrap-anywhere">{orgName}</p>
        </div>
      </div>
      {!isShort && (
        <>
          <KeyValueList items={facts} className="border-t border-line pt-5" />
          {note && (
            <p className="rounded-lg bg-sunken p-3 whitespace-pre-line wrap-anywhere">
              <span className="font-semibold">Note: </span>
              {note}
            </p>
          )}
        </>
      )}
      {children && <div className="flex flex-col gap-3 border-t border-line pt-5 sm:flex-row">{children}</div>}
    </Card>
  );
}
