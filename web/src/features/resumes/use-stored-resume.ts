import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isResumeStored } from './resumes.api.ts';

/** Whether the account has a resume, for all who show it; `onStored` is to be called after an upload. */
export function useStoredResume(accountID: number) {
  const queries = useQueryClient();
  const queryKey = ['resume', accountID];
  const query = useQuery({ queryKey, queryFn: () => isResumeStored(accountID) });
  return { ...query, onStored: () => queries.setQueryData(queryKey, true) };
}
