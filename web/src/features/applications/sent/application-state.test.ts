import { expect, it } from 'vitest';
import { filterApplications, isActive } from './application-state.ts';

const sent = { status: 'Sent', isLive: true } as const;
const interview = { status: 'Interview', isLive: true } as const;
const runOut = { status: 'Viewed', isLive: false } as const;
const withdrawn = { status: 'Withdrawn', isLive: true } as const;
const decided = { status: 'Not selected', isLive: true } as const;
const closed = { status: 'Closed', isLive: false } as const;
const all = [sent, interview, runOut, withdrawn, decided, closed];

it('an application is active while its job is open and it has not ended', () => {
  expect(all.map(isActive)).toEqual([true, true, false, false, false, false]);
});

it('filters all, active or closed applications, keeping their order', () => {
  expect(filterApplications(all, 'all')).toEqual(all);
  expect(filterApplications(all, 'active')).toEqual([sent, interview]);
  expect(filterApplications(all, 'closed')).toEqual([runOut, withdrawn, decided, closed]);
});
