import { describe, expect, it } from 'vitest';
import { changesOnlyOpenJob, openJobTarget, readOpenJob, withoutOpenJob } from './open-job.ts';

const list = new URLSearchParams('keyword=cook&page=2');

describe('openJobTarget', () => {
  it.each([
    [{ vacancyID: 12, isManualPostedJob: false }, '/job/details/12'],
    [{ vacancyID: 34, isManualPostedJob: true }, '/job/mdetails/34'],
  ])('keeps the list and masks its address for %j', (job, mask) => {
    const target = openJobTarget('/job/search', list, job);
    expect(target.mask).toBe(mask);
    const opened = new URL(String(target.to), 'http://x').searchParams;
    expect(readOpenJob(opened)).toEqual(job);
    expect(withoutOpenJob(opened).toString()).toBe(list.toString());
  });

  it('replaces the vacancy that was open', () => {
    const first = openJobTarget('/x', list, { vacancyID: 1, isManualPostedJob: true }).to;
    const params = new URL(String(first), 'http://x').searchParams;
    const { to } = openJobTarget('/x', params, { vacancyID: 2, isManualPostedJob: false });
    expect(to).toBe('/x?keyword=cook&page=2&job=2');
  });
});

it.each(['', 'job=', 'job=x', 'job=m', 'job=1e3', 'job=12345678901'])('%j opens nothing', (search) => {
  expect(readOpenJob(new URLSearchParams(search))).toBeUndefined();
});

it.each([
  ['/a?keyword=x', '/a?keyword=x&job=1', true],
  ['/a?keyword=x&job=1', '/a?keyword=x&job=2', true],
  ['/a?keyword=x&job=1', '/a?keyword=x', true],
  // Trying again after a failure.
  ['/a?keyword=x&job=1', '/a?keyword=x&job=1', false],
  ['/a?keyword=x', '/a?keyword=y&job=1', false],
  ['/a?keyword=x', '/b?keyword=x&job=1', false],
])('from %s to %s changes only the open vacancy: %s', (from, to, expected) => {
  expect(changesOnlyOpenJob(new URL(from, 'http://x'), new URL(to, 'http://x'))).toBe(expected);
});
