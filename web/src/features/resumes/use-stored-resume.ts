import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isResumeStored } from './resumes.api.ts';

/** Query whether the account has a resume, shared by all components; call `onStored` after an upload. */
export function useStoredResume(accountID: number) {
  const queries = useQueryClient();
  const queryKey = ['resume', accountID];
  const query = useQuery({ queryKey, queryFn: () => isResumeStored(accountID) });
  return { ...query, onStored: () => queries.setQueryData(queryKey, true) };
}
