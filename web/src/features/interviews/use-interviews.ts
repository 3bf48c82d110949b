import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { bufferHours, listInterviews, listUpcoming } from './interviews.api.ts';

/** Query keys of an account's interviews; all share the first as a prefix. */
export const interviewKeys = {
  all: (accountID: number) => ['interviews', accountID],
  upcoming: (accountID: number) => ['interviews', accountID, 'upcoming'],
  history: (accountID: number) => ['interviews', accountID, 'history'],
};

/** Query for upcoming interviews. */
export const useUpcoming = (accountID: number) =>
  useQuery({ queryKey: interviewKeys.upcoming(accountID), queryFn: () => listUpcoming(api, accountID) });

/** Query for past and cancelled interviews, newest first. */
export const useHistory = (accountID: number) =>
  useQuery({
    queryKey: interviewKeys.history(accountID),
    queryFn: () => listInterviews(api, accountID),
    select: (all) => all.filter(({ isUpcoming }) => !isUpcoming),
  });

/** Hours before an interview until which cancelling is free; undefined while loading. */
export const useBufferHours = (): number | undefined =>
  useQuery({ queryKey: ['interview-buffer'], queryFn: () => bufferHours(api), staleTime: Number.POSITIVE_INFINITY })
    .data;

/** Number of upcoming interviews; undefined while loading. */
export const useUpcomingCount = (accountID: number): number | undefined => useUpcoming(accountID).data?.length;
