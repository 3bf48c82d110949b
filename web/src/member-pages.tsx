import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { MemberNotices } from './features/accounts/index.ts';
import { queryClient } from './platform/api/query-client.ts';

/** Around the pages for members: their data comes through TanStack Query, which public pages need not load. */
export default function MemberPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <MemberNotices />
      <Outlet />
    </QueryClientProvider>
  );
}
