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

/** Upcoming interviews, next first. */
export const listUpcoming = (api: Api, accountID: number): Promise<InterviewScheduleItem[]> =>
  api(getScheduledVacancies, { params: { accountID: String(accountID) } });

/** All interviews, newest first. */
export const listInterviews = (api: Api, accountID: number): Promise<InterviewScheduleItem[]> =>
  api(getAllScheduledVacanciesByCandidate, { params: { accountID: String(accountID) } });

/** Hours before an interview until which cancelling is free. */
export const bufferHours = (api: Api): Promise<number> => api(getScheduleCancelBufferHrs);

/** Whether cancelling now costs a guaranteed call. */
export const isInsideCancelBuffer = (api: Api, scheduleID: number): Promise<boolean> =>
  api(isScheduleCancelHrsViolates, { params: { scheduleID: String(scheduleID) } });

/** Remaining guaranteed calls. */
export const callsLeft = (api: Api, accountID: number): Promise<number> =>
  api(getGuaranteedCallsBalance, { params: { accountID: String(accountID) } });

/**
 * Cancels an interview. Returns the server's text.
 * @param violatesHrs whether the user accepted the cost of a guaranteed call
 * @throws {ApiError} 409 if it costs one and the user did not accept
 */
export const cancelInterview = (api: Api, scheduleID: number, violatesHrs: boolean): Promise<string> =>
  api(cancelInterviewScheduleByCandidate, {
    query: { interviewScheduleID: String(scheduleID), violatesHrs: violatesHrs ? 'true' : 'false' },
  });

/** Downloads the iCalendar file of an interview. */
export const fetchCalendarFile = (scheduleID: number): Promise<Blob> =>
  downloadFile(getCalendarFile, { params: { scheduleID: String(scheduleID) } });
