import { listInterviews, type StaffInterview } from '@aarambh/contract';
import { isoDay, timeOfDay } from '../../../platform/text/format.ts';
import { Button, classNames, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { ListWithPane, useFilters, useOpenRow } from '../../ui/index.ts';
import { InterviewOfAddress } from './interview-of-address.tsx';
import { InterviewStatus } from './interview-status.tsx';

const DAY_MS = 86_400_000;
const defaults = { week: '' };

/** A day (yyyy-MM-dd), N days later. */
const addDays = (day: string, days: number): string => isoDay(new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS));

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** A day (yyyy-MM-dd) as the head of its column: "Tue, 24 Nov". */
const dayText = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));

/** The interviews of a week, a column a day; on phones the days below each other. */
export function WeekCalendar() {
  const { filters, setFilters } = useFilters(defaults);
  const today = isoDay(new Date());
  const week = mondayOf(Number.isNaN(Date.parse(`${filters.week}T12:00:00Z`)) ? today : filters.week);
  const { data, error, reload } = useStaffQuery(listInterviews, { query: { week } });
  const { openID, closeTo, open } = useOpenRow('/interviews', 'rowID');
  const show = (next: string) => setFilters({ week: next === mondayOf(today) ? '' : next });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" variant="secondary" onClick={() => show(addDays(week, -7))}>
          Previous week
        </Button>
        <Button size="small" variant="secondary" onClick={() => show(mondayOf(today))}>
          This week
        </Button>
        <Button size="small" variant="secondary" onClick={() => show(addDays(week, 7))}>
          Next week
        </Button>
      </div>
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : !data ? (
        // Not seven empty days: on phones each of them would move when the ones above get their interviews.
        <Skeleton className="h-96" />
      ) : (
        <ListWithPane
          pane={openID !== undefined && <InterviewOfAddress id={openID} listed={data.interviews} closeTo={closeTo} />}
        >
          <ol className={classNames('grid grid-cols-[minmax(0,1fr)] gap-2', openID === undefined && 'lg:grid-cols-7')}>
            {Array.from({ length: 7 }, (_, at) => addDays(week, at)).map((day) => (
              <Day
                key={day}
                day={day}
                isToday={day === today}
                onOpen={open}
                interviews={data.interviews.filter(({ startsOn }) => isoDay(startsOn) === day)}
              />
            ))}
          </ol>
        </ListWithPane>
      )}
    </div>
  );
}

/** Breaks at spaces only; a word wider than the column ends with an ellipsis, and the tooltip has the whole text. */
const wholeWords = 'overflow-hidden text-ellipsis wrap-normal';

interface DayProps {
  day: string;
  isToday: boolean;
  interviews: StaffInterview[];
  onOpen: (interviewScheduleID: number) => void;
}

function Day({ day, isToday, interviews, onOpen }: DayProps) {
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className="min-w-0 rounded-lg border border-line bg-raised p-2 aria-[current=date]:border-brand lg:min-h-64"
    >
      <h2 className="pb-1 text-sm font-semibold">{dayText(day)}</h2>
      {interviews.length === 0 && <p className="text-sm text-muted">No interviews</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {interviews.map((interview) => (
          <li key={interview.interviewScheduleID}>
            <button
              type="button"
              className="grid w-full cursor-pointer gap-0.5 rounded-md border border-line p-2 text-start text-sm hover:bg-brand-soft"
              onClick={() => onOpen(interview.interviewScheduleID)}
            >
              <span className="font-semibold tabular-nums">{timeOfDay(interview.startsOn)}</span>
              <span className={wholeWords} title={interview.fullName}>
                {interview.fullName}
              </span>
              <span className={classNames(wholeWords, 'text-muted')} title={interview.jobTitle}>
                {interview.jobTitle}
              </span>
              <span>
                <InterviewStatus interview={interview} wraps />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
