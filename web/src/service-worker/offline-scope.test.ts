import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { isCallReadableOffline, isCallRepeatable, isPageReadableOffline } from './offline-scope.ts';

const served = routes.flatMap((entry) => entry.children ?? [entry]).map((page) => `/${page.path ?? ''}`);

it.each([
  '/',
  '/job/search',
  '/job/saved',
  '/job/alerts',
  '/job/details/17',
  '/job/mdetails/17',
  '/jobs/nurse-jobs-in-pune',
  '/dashboard',
  '/interview-schedules/list',
  '/job-seeker/applications',
])('the page %s is readable offline', (path) => {
  expect(isPageReadableOffline(path)).toBe(true);
});

it('no page with a secret in its address, of a purchase or of a form is stored', () => {
  const stored = served.filter((path) => isPageReadableOffline(path.replace(/:\w+\??/g, '7')));
  expect(stored.length).toBeGreaterThan(8);
  for (const path of stored)
    expect(path).not.toMatch(/account|checkout|success|failure|registration|walkins|resume|profile|token|key|plan/);
});

it.each([
  ['/api/vacancyportal/SearchVacancy', true],
  ['/api/InterviewSchedule/GetScheduledVacancies/7', true],
  ['/api/applyjob/GetApplications/7', true],
  ['/api/JobSeekerMasters/GetJobSeekerDetails/7', false],
  ['/api/JobSeekerPicture/DownloadPicture/7', false],
  ['/api/applyjob/GetApplications/7/more', false],
  ['/x/api/vacancyportal/SearchVacancy', false],
])('the reply of %s is stored: %s', (path, isStored) => {
  expect(isCallReadableOffline(path)).toBe(isStored);
});

it.each([
  ['/api/JobSeekerPriorityListing/SetReadStatus', true],
  ['/api/JobSeekerPriorityListing/RecordVacancyOpened', true],
  ['/api/applyjob/ApplyJob', false],
  ['/api/AuthJobSeeker/ChangePassword', false],
  ['/api/InterviewSchedule/CancelInterviewScheduleByCandidate', false],
])('%s is sent again: %s', (path, isRepeatable) => {
  expect(isCallRepeatable(path)).toBe(isRepeatable);
});
