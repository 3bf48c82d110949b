import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { bufferHours, listInterviews, listUpcoming } from './interviews.api.ts';

/** Where the interviews of an account are kept in the browser; all of them lie below the first. */
export const interviewKeys = {
  all: (accountID: number) => ['interviews', accountID],
  upcoming: (accountID: number) => ['interviews', accountID, 'upcoming'],
  history: (accountID: number) => ['interviews', accountID, 'history'],
};

/** The upcoming interviews, for all who show them. */
export const useUpcoming = (accountID: number) =>
  useQuery({ queryKey: interviewKeys.upcoming(accountID), queryFn: () => listUpcoming(api, accountID) });

/** The interviews that are over or cancelled, the newest first. */
export const useHistory = (accountID: number) =>
  useQuery({
    queryKey: interviewKeys.history(accountID),
    queryFn: () => listInterviews(api, accountID),
    select: (all) => all.filter(({ isUpcoming }) => !isUpcoming),
  });

/** Hours before an interview up to which cancelling costs nothing; nothing while they are not known. */
export const useBufferHours = (): number | undefined =>
  useQuery({ queryKey: ['interview-buffer'], queryFn: () => bufferHours(api), staleTime: Number.POSITIVE_INFINITY })
    .data;

/** How many interviews are upcoming; nothing while it is not known. */
export const useUpcomingCount = (accountID: number): number | undefined => useUpcoming(accountID).data?.length;
