import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { MemberNotices } from './features/accounts/index.ts';
import { queryClient } from './platform/query-client.ts';

/** Around the pages for members: their data comes through TanStack Query, which public pages need not load. */
export default function MemberPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <MemberNotices />
      {/* The footer starts below the first screen, so that what arrives late does not push it. */}
      <div className="min-h-dvh">
        <Outlet />
      </div>
    </QueryClientProvider>
  );
}
