import { afterEach, expect, it } from 'vitest';
import { forgetRecentJobs, listRecentJobs, rememberJob } from './recent-jobs.ts';

const job = (vacancyID: number) =>
  ({
    vacancyID,
    jobTitle: `Cook ${vacancyID}`,
    orgName: 'Cafe Tulsi',
    locations: ['Pune'],
    isManualPostedJob: false,
  }) as never;

afterEach(() => localStorage.clear());

it('keeps the last eight jobs, each once, the last first', () => {
  for (let id = 1; id <= 10; id++) rememberJob(job(id));
  rememberJob(job(5));
  expect(listRecentJobs().map(({ vacancyID }) => vacancyID)).toEqual([5, 10, 9, 8, 7, 6, 4, 3]);
  forgetRecentJobs();
  expect(listRecentJobs()).toEqual([]);
  expect(localStorage.getItem('recentlyViewedJobs')).toBeNull();
});

it('ignores what it did not store', () => {
  localStorage.setItem('recentlyViewedJobs', '{"a":');
  expect(listRecentJobs()).toEqual([]);
  localStorage.setItem('recentlyViewedJobs', '[null,{"vacancyID":"<b>"},7]');
  expect(listRecentJobs()).toEqual([]);
});
