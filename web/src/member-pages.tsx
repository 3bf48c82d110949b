import { getActivePlans, getJobSeekerDetails } from '@aarambh/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { MemberNotices } from './features/accounts/index.ts';
import { queryClient } from './platform/api/query-client.ts';
import type { EarlyCallsHandle } from './platform/document/early-calls.ts';
import type { SessionHandle } from './platform/document/early-redirect.ts';
import { NeedsScript } from './ui/index.ts';

/** Every members' page needs a session; the calls are those of its notices and the navigation. */
export const handle: EarlyCallsHandle & SessionHandle = {
  needsSession: true,
  earlyCalls: [getJobSeekerDetails, getActivePlans],
};

/** Layout of the members' pages: they fetch through TanStack Query, which public pages do not load. */
export default function MemberPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <NeedsScript what="This page needs" className="rounded-none" />
      <MemberNotices />
      <Outlet />
    </QueryClientProvider>
  );
}
