import { FREE_PLAN } from '@aarambh/contract';
import { useSession } from '../../platform/session/session.ts';
import { useWatched } from './use-watched.ts';

const loadWatch = () => import('./watch-unread.ts').then(({ watchUnread }) => watchUnread);

/** How many priority jobs wait unopened; 0 until it is known. Without a plan there are none, and nobody asks. */
export function useUnread(plan: string): number {
  const accountID = useSession()?.accountID;
  return useWatched(plan === FREE_PLAN ? undefined : accountID, loadWatch, 0);
}
