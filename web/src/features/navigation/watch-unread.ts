import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '../../platform/api/query-client.ts';
import { unreadQuery } from './unread-query.ts';

/** Tells how many priority jobs an account has not opened, now and whenever it changes. Answers a function that ends it. */
export function watchUnread(accountID: number, onCount: (count: number) => void): () => void {
  const observer = new QueryObserver(queryClient, unreadQuery(accountID));
  const tell = ({ data }: { data: number | undefined }) => data !== undefined && onCount(data);
  tell(observer.getCurrentResult());
  return observer.subscribe(tell);
}
