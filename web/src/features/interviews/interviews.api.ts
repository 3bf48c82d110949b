import {
  cancelInterviewScheduleByCandidate,
  getAllScheduledVacanciesByCandidate,
  getCalendarFile,
  getGuaranteedCallsBalance,
  getScheduleCancelBufferHrs,
  getScheduledVacancies,
  type InterviewScheduleItem,
  isScheduleCancelHrsViolates,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';
import { downloadFile } from '../../platform/api/file-transfer.ts';

/** Upcoming interviews, the next one first. */
export const listUpcoming = (api: Api, accountID: number): Promise<InterviewScheduleItem[]> =>
  api(getScheduledVacancies, { params: { accountID: String(accountID) } });

/** All interviews, the newest first. */
export const listInterviews = (api: Api, accountID: number): Promise<InterviewScheduleItem[]> =>
  api(getAllScheduledVacanciesByCandidate, { params: { accountID: String(accountID) } });

/** Hours before an interview up to which cancelling costs nothing. */
export const bufferHours = (api: Api): Promise<number> => api(getScheduleCancelBufferHrs);

/** Whether cancelling now would cost a guaranteed call. */
export const violatesBuffer = (api: Api, scheduleID: number): Promise<boolean> =>
  api(isScheduleCancelHrsViolates, { params: { scheduleID: String(scheduleID) } });

/** Guaranteed calls that are left. */
export const callsLeft = (api: Api, accountID: number): Promise<number> =>
  api(getGuaranteedCallsBalance, { params: { accountID: String(accountID) } });

/**
 * Cancels an interview. The answered text says how it went.
 * @param violatesHrs whether the person knows that it costs a guaranteed call
 * @throws {ApiError} 409 when it costs one and the person does not know
 */
export const cancelInterview = (api: Api, scheduleID: number, violatesHrs: boolean): Promise<string> =>
  api(cancelInterviewScheduleByCandidate, {
    query: { interviewScheduleID: String(scheduleID), violatesHrs: violatesHrs ? 'true' : 'false' },
  });

/** The calendar file of an interview, with the session's token. */
export const fetchCalendarFile = (scheduleID: number): Promise<Blob> =>
  downloadFile(getCalendarFile, { params: { scheduleID: String(scheduleID) } });
