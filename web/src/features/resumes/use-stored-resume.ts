import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FILE_LINK_REFRESH_MS } from '../../platform/api/file-link.tsx';
import { findResumeAddress } from './resumes.api.ts';

/** Query for the address of the resume, shared by all components and renewed in time; call `onStored` after an upload. */
export function useStoredResume(accountID: number) {
  const queries = useQueryClient();
  const queryKey = ['resume', accountID];
  const query = useQuery({
    queryKey,
    queryFn: () => findResumeAddress(accountID),
    refetchInterval: FILE_LINK_REFRESH_MS,
  });
  async function handleStored() {
    // A first request still in flight would be taken for the new one, with the reply from before the upload.
    await queries.cancelQueries({ queryKey });
    await queries.invalidateQueries({ queryKey });
  }

  return { ...query, onStored: () => void handleStored() };
}
