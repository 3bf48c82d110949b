import { FREE_PLAN } from '@aarambh/contract';
import { useSession } from '../../platform/session/session.ts';
import { useWatched } from './use-watched.ts';

const loadWatch = () => import('./watch-unread.ts').then(({ watchUnread }) => watchUnread);

/** The number of unread priority jobs; 0 until it is loaded. Not requested without a plan, when there are none. */
export function useUnread(plan: string): number {
  const accountID = useSession()?.accountID;
  return useWatched(plan === FREE_PLAN ? undefined : accountID, loadWatch, 0);
}
