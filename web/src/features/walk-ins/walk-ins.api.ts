import {
  addressOf,
  changeScheduleRequest,
  getWalkIn,
  getWalkInCalendarFile,
  setStatusAttending,
  type WalkIn,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** The invitation of a link; has no side effects. */
export const findWalkIn = (api: Api, id: string): Promise<WalkIn> => api(getWalkIn, { params: { id } });

/** Confirms attendance. Returns the server's text. */
export const confirmAttendance = (api: Api, id: string): Promise<string> => api(setStatusAttending, { params: { id } });

/**
 * Requests another time. Returns the server's text.
 * @param requested.preferredDate yyyy-MM-dd in IST
 * @param requested.preferredTime HH:mm in IST
 */
export const requestReschedule = (
  api: Api,
  id: string,
  { preferredTime, ...requested }: { reason: string; preferredDate: string; preferredTime: string },
): Promise<string> => api(changeScheduleRequest, { body: { id, ...requested, preferredTime: `${preferredTime}:00` } });

/** Address of the iCalendar file; a plain link that works without JavaScript. */
export const calendarAddress = (id: string): string => addressOf(getWalkInCalendarFile, { params: { id } });
