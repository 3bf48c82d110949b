import { getApplications, getJobFairs, getListingJobs } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { earlyCallsScript } from './early-calls.ts';

const script = earlyCallsScript([
  { handle: undefined },
  { handle: { earlyCalls: [getApplications, getJobFairs] } },
  { handle: { earlyCalls: [getListingJobs, getJobFairs] } },
]);

/** Runs the script in a page with this session, and returns what it requested and what it left for the client. */
function runScript(session: 'in' | 'out', stored: Record<string, string>) {
  const requests: [address: string, authorization: string][] = [];
  const window: { earlyReplies?: { token: string; replies: Record<string, Promise<unknown>> } } = {};
  const fetch = (address: string, { headers }: { headers: { authorization: string } }) => {
    requests.push([address, headers.authorization]);
    return Promise.reject(new Error('offline'));
  };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const document = { documentElement: { dataset: { session } } };
  new Function('window', 'document', 'localStorage', 'fetch', script)(window, document, localStorage, fetch);
  return { requests, replies: window.earlyReplies };
}

describe('the script that starts the calls of a page', () => {
  it('requests each address of the account once, and keeps the replies, also failed ones', async () => {
    const { requests, replies } = runScript('in', { token: 't1', accountID: '1002' });
    expect(requests).toEqual([
      ['/api/applyjob/GetApplications/1002', 'Bearer t1'],
      ['/api/JobFair/GetJobFairs', 'Bearer t1'],
      ['/api/JobSeekerPriorityListing/GetListingJobs?accountID=1002', 'Bearer t1'],
    ]);
    expect(replies?.token).toBe('t1');
    await expect(replies?.replies['/api/JobFair/GetJobFairs']).rejects.toThrow('offline');
  });

  it('requests nothing without a session, or for an account that is not a number', () => {
    expect(runScript('out', { token: 't1', accountID: '1002' }).requests).toEqual([]);
    expect(runScript('in', { token: 't1', accountID: '../x' }).requests).toEqual([]);
  });

  it('is not part of other pages', () => {
    expect(earlyCallsScript([{ handle: undefined }, { handle: { other: 1 } }])).toBe('');
  });
});
