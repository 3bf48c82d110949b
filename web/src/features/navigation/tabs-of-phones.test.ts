import { expect, it } from 'vitest';
import routes from '../../routes.ts';
import { hasTabBar, isCurrentTab, tabs } from './tabs-of-phones.ts';

const served = routes.flatMap((entry) => entry.children ?? [entry]).map((page) => `/${page.path ?? ''}`);
const currentAt = (pathname: string) => tabs.filter((tab) => isCurrentTab(tab, pathname)).map(({ label }) => label);

it('links only to existing pages', () => {
  for (const { path } of tabs) expect(served).toContain(path);
});

it.each([
  ['/job/search', ['Jobs']],
  ['/job/details/7', ['Jobs']],
  ['/jobs/nurse-jobs-in-pune', ['Jobs']],
  ['/job-fair', []],
  ['/job-seeker/applications', ['Applications']],
  ['/job-seeker/resume/7', ['Profile']],
  ['/priority-listing-jobs', ['Matches']],
  ['/profile/update-address', ['Profile']],
  ['/', []],
])('at %s the current tab is %j', (pathname, labels) => {
  expect(currentAt(pathname)).toEqual(labels);
});

it('every step of a purchase is without the bar, and every other page has it', () => {
  const without = served.filter((path) => !hasTabBar(path));
  expect(without.length).toBeGreaterThan(8);
  for (const path of without) expect(path).toMatch(/checkout|combo-plans/);
  for (const path of ['/', '/job/search', '/pricing', '/plans/success', '/dashboard'])
    expect(hasTabBar(path)).toBe(true);
});
