import { countdownText } from '../../platform/text/countdown.ts';
import { calendarDay } from '../../platform/text/format.ts';
import { useMinuteClock } from '../../platform/use-minute-clock.ts';
import { CalendarLeaf, Card, LinkButton, VisuallyHidden } from '../../ui/index.ts';
import { interviewDate, interviewTime, startOf } from './card/interview-when.ts';
import { useUpcoming } from './use-interviews.ts';

/** The next interview with its day and how long it is until then; renders nothing without one. */
export function NextInterview({ accountID }: { accountID: number }) {
  const now = useMinuteClock();
  const [next] = (useUpcoming(accountID).data ?? []).toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
  if (!next) return null;
  const start = startOf(next);
  return (
    <Card as="section" aria-labelledby="next-interview" className="flex flex-wrap items-start gap-4">
      <CalendarLeaf date={calendarDay(start)} />
      {/* In rem: beside the day only as long as the words of enlarged text fit. */}
      <div className="min-w-0 flex-1 basis-[12rem]">
        <h2 id="next-interview" className="text-lg">
          Next interview <span className="whitespace-nowrap text-brand">{countdownText(start, now)}</span>
        </h2>
        <p className="mt-1 font-semibold wrap-break-word">
          {next.jobTitle}
          <span className="font-normal text-muted">, {next.orgName}</span>
        </p>
        <p className="text-muted">
          <time dateTime={start.toISOString()}>
            {interviewDate(next)}, {interviewTime(next)}
          </time>
          , {next.mode}
        </p>
      </div>
      <LinkButton to="/interview-schedules/list" variant="secondary" className="max-sm:w-full">
        View Details<VisuallyHidden> of the interview</VisuallyHidden>
      </LinkButton>
    </Card>
  );
}
