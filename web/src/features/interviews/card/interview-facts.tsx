import type { InterviewScheduleItem } from '@aarambh/contract';
import { Clock, ExternalLink, MapPin, Phone, Video } from '../../../ui/display/icons.tsx';
import { VisuallyHidden } from '../../../ui/index.ts';
import { Fact } from '../../vacancies/index.ts';
import { interviewTime } from './interview-when.ts';
import { placeLink } from './place-link.ts';

const modeIcons = { 'In person': MapPin, Video, Phone };
const LINK =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-3 wrap-anywhere sm:min-h-8';

/** Place of an interview, as a link until it is over. */
function Place({ interview }: { interview: InterviewScheduleItem }) {
  const link = placeLink(interview);
  if (link && !interview.isUpcoming) return null;
  if (!link) return <span className="whitespace-pre-line wrap-anywhere">{interview.place}</span>;
  if (interview.mode === 'Phone')
    return (
      <a href={link} className={LINK}>
        {interview.place}
      </a>
    );
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
      Open the video call
      <ExternalLink className="size-4" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** Date, time and mode of an interview. */
export function MeetingFacts({ interview }: { interview: InterviewScheduleItem }) {
  return (
    <ul className="grid gap-2">
      <Fact Icon={Clock} label="Time">
        <span className="font-semibold sm:whitespace-nowrap">{interviewTime(interview)}</span>
      </Fact>
      <Fact Icon={modeIcons[interview.mode]} label="How">
        <span className="block">{interview.mode}</span>
        <Place interview={interview} />
      </Fact>
    </ul>
  );
}
