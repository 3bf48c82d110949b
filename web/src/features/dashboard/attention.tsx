import { useQuery } from '@tanstack/react-query';
import { useUpcomingCount } from '../interviews/index.ts';
import { unreadQuery } from '../navigation/index.ts';
import { attentionText } from './attention-text.ts';

/** What is new for the member, once it is loaded. */
export function Attention({ accountID }: { accountID: number }) {
  const unread = useQuery(unreadQuery(accountID));
  const upcoming = useUpcomingCount(accountID);
  if (unread.isPending || upcoming === undefined) return null;
  return <p className="mt-1 text-muted">{attentionText({ unread: unread.data ?? 0, upcoming })}</p>;
}
