import {
  addressOf,
  changeScheduleRequest,
  getWalkIn,
  getWalkInCalendarFile,
  setStatusAttending,
  type WalkIn,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** What the link of this id is for; asking changes nothing. */
export const findWalkIn = (api: Api, id: string): Promise<WalkIn> => api(getWalkIn, { params: { id } });

/** Says that the invited person comes; the answered text says how it went. */
export const noteAttending = (api: Api, id: string): Promise<string> => api(setStatusAttending, { params: { id } });

/**
 * Asks for another time; the answered text says how it went.
 * @param wish.preferredDate yyyy-MM-dd in IST
 * @param wish.preferredTime HH:mm in IST
 */
export const askForOtherTime = (
  api: Api,
  id: string,
  { preferredTime, ...wish }: { reason: string; preferredDate: string; preferredTime: string },
): Promise<string> => api(changeScheduleRequest, { body: { id, ...wish, preferredTime: `${preferredTime}:00` } });

/** Where the calendar file is; a plain link saves it, also without a script. */
export const calendarAddress = (id: string): string => addressOf(getWalkInCalendarFile, { params: { id } });
