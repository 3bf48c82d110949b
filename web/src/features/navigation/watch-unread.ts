import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '../../platform/api/query-client.ts';
import { unreadQuery } from './unread-query.ts';

/** Reports the number of unread priority jobs now and whenever it changes; returns the unsubscribe function. */
export function watchUnread(accountID: number, onCount: (count: number) => void): () => void {
  const observer = new QueryObserver(queryClient, unreadQuery(accountID));
  const report = ({ data }: { data: number | undefined }) => data !== undefined && onCount(data);
  report(observer.getCurrentResult());
  return observer.subscribe(report);
}
