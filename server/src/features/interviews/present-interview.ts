import type { InterviewScheduleItem, InterviewStatus, VacancyCard } from '@aarambh/contract';
import type { InterviewState } from '../../infra/database/schema.ts';
import { IST_MS } from '../../lib/clock.ts';
import type { InterviewRow } from './interview-list.queries.ts';
import { endOf } from './interview-times.ts';

const statuses: Record<InterviewState, InterviewStatus> = {
  scheduled: 'Scheduled',
  attended: 'Attended',
  'no-show': 'No-show',
  'cancelled-by-candidate': 'Cancelled by you',
  'cancelled-by-employer': 'Cancelled by employer',
};

/** An interview as a card, with the card of its job. */
export function presentInterview(row: InterviewRow, vacancy: VacancyCard, now: Date): InterviewScheduleItem {
  const { companyID, postedOn, ...job } = vacancy;
  const [scheduledDate = '', time = ''] = new Date(row.startsAt.getTime() + IST_MS).toISOString().split('T');
  const isScheduled = row.status === 'scheduled';
  return {
    ...job,
    interviewScheduleID: row.interviewId,
    scheduledDate,
    scheduledTime: `${time.slice(0, 5)}:00`,
    durationMinutes: row.durationMinutes,
    status: statuses[row.status],
    mode: row.mode,
    place: row.place,
    note: row.note,
    isReplacement: row.replaces !== null,
    canCancel: isScheduled && row.startsAt > now,
    isUpcoming: isScheduled && endOf(row) > now,
    isReplaced: row.isReplaced,
    costACall: row.costACall,
    cause: row.cause,
  };
}
