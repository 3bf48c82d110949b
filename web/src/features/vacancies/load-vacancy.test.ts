import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { loadVacancy } from './load-vacancy.ts';

const vacancy = { vacancyID: 4, jobTitle: 'Cook' };

it('hands the details on', async () => {
  expect(await loadVacancy(Promise.resolve(vacancy))).toEqual({ vacancy, status: 200 });
});

it('shows the message of a vacancy that is not available', async () => {
  const answer = { vacancyID: 4, message: 'This job has expired.' };
  expect(await loadVacancy<typeof vacancy>(Promise.resolve(answer))).toEqual({ message: answer.message, status: 404 });
});

it.each([400, 404])('takes the refusal %s for a vacancy that is not available', async (status) => {
  const loaded = await loadVacancy(Promise.reject(new ApiError('This address is not valid.', status)));
  expect(loaded).toEqual({ message: 'This job is no longer available.', status: 404 });
});

it.each([
  [0, 503],
  [429, 429],
  [500, 500],
  [503, 503],
])('says that loading failed for %s and answers %s', async (status, answered) => {
  const loaded = await loadVacancy(Promise.reject(new ApiError('Busy', status)));
  expect(loaded).toEqual({ failure: 'Failed to load vacancy details. Please try again later.', status: answered });
});

it('leaves a fault of our own to the error page', async () => {
  await expect(loadVacancy(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
