import type { InterviewScheduleItem } from '@aarambh/contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { calendarDay } from '../../../platform/text/format.ts';
import { CalendarLeaf, Card, Logo } from '../../../ui/index.ts';
import { SkillList, VacancyFacts, vacancyAddress } from '../../vacancies/index.ts';
import { MeetingFacts } from './interview-facts.tsx';
import { InterviewRemarks } from './interview-remarks.tsx';
import { interviewDate, startOf } from './interview-when.ts';
import { StatusBadge } from './status-badge.tsx';

const MAX_SKILLS = 6;

interface InterviewCardProps {
  interview: InterviewScheduleItem;
  /** Actions. */
  children?: ReactNode;
}

/** An interview card: time, job, mode and place. */
export function InterviewCard({ interview, children }: InterviewCardProps) {
  const id = useId();
  const { jobTitle, orgName, orgLogo, note, skills, isUpcoming } = interview;
  const start = startOf(interview);
  return (
    <Card as="article" aria-labelledby={id} className="@container flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <CalendarLeaf date={calendarDay(start)} muted={!isUpcoming} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-semibold">
              <time dateTime={start.toISOString()}>{interviewDate(interview)}</time>
            </p>
            <StatusBadge interview={interview} />
          </div>
          <div className="mt-2">
            <MeetingFacts interview={interview} />
          </div>
        </div>
      </div>
      {note && (
        <p className="rounded-lg bg-sunken p-3 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Note: </span>
          {note}
        </p>
      )}
      <InterviewRemarks interview={interview} />
      <div className="grid gap-3 border-t border-line pt-4">
        <div className="flex gap-3">
          <Logo name={orgName} src={orgLogo} />
          <div className="min-w-0">
            <h3 id={id} className="text-lg leading-snug wrap-anywhere">
              <Link to={vacancyAddress(interview)}>{jobTitle}</Link>
            </h3>
            <p className="mt-0.5 text-muted wrap-anywhere">{orgName}</p>
          </div>
        </div>
        <VacancyFacts vacancy={interview} />
        <SkillList skills={skills} max={MAX_SKILLS} />
      </div>
      {children && (
        <div className="mt-auto flex flex-col gap-2 pt-1 @md:flex-row @md:flex-wrap @md:gap-3">{children}</div>
      )}
    </Card>
  );
}
