import type { InterviewScheduleItem, InterviewStatus, VacancyCard } from '@aarambh/contract';
import type { InterviewState } from '../../infra/database/schema.ts';
import { formatIst } from '../../lib/india-time/ist.ts';
import type { InterviewRow } from './interview-list.queries.ts';
import { endOf } from './interview-times.ts';

const statuses: Record<InterviewState, InterviewStatus> = {
  scheduled: 'Scheduled',
  attended: 'Attended',
  'no-show': 'No-show',
  'cancelled-by-candidate': 'Cancelled by you',
  'cancelled-by-employer': 'Cancelled by employer',
};

/** Presents an interview with the facts of its vacancy card. */
export function presentInterview(row: InterviewRow, vacancy: VacancyCard, now: Date): InterviewScheduleItem {
  const { companyID, postedOn, ...job } = vacancy;
  const [scheduledDate = '', time = ''] = formatIst(row.startsAt).split(' ');
  const isScheduled = row.status === 'scheduled';
  return {
    ...job,
    interviewScheduleID: row.interviewId,
    scheduledDate,
    scheduledTime: `${time}:00`,
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
