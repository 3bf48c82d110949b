import { getSimilarVacancies, type UnavailableVacancy } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { ApiError, createApi } from '../../../platform/api/api.ts';
import { loadVacancy } from './load-vacancy.ts';

interface Vacancy {
  vacancyID: number;
  jobTitle: string;
}
const vacancy: Vacancy = { vacancyID: 4, jobTitle: 'Cook' };

/** A client whose only call returns this body and status. */
const clientReturning = (body: unknown, status = 200) =>
  createApi(async ({ url }) => {
    expect(url).toBe(`/api/${getSimilarVacancies.path.replace('{id}', '4')}`);
    return { status, headers: {}, body: JSON.stringify(body) };
  });
const silent = createApi(async () => {
  throw new Error('This call is not expected.');
});

const load = (request: Promise<Vacancy | UnavailableVacancy>, api = silent) =>
  loadVacancy<Vacancy>(api, request, false);

it('returns the details', async () => {
  expect(await load(Promise.resolve(vacancy))).toEqual({ vacancy, status: 200 });
});

it('shows the message of a vacancy that is not available', async () => {
  const answer = { vacancyID: 4, message: 'Not there.' };
  expect(await load(Promise.resolve(answer))).toEqual({ message: answer.message, status: 404 });
});

it('answers 410 with similar jobs for an ended vacancy', async () => {
  const answer = { vacancyID: 4, message: 'Over.', reason: 'ended' } as const;
  const similar = [{ vacancyID: 5 }];
  expect(await load(Promise.resolve(answer), clientReturning(similar))).toEqual({
    message: 'Over.',
    similar,
    status: 410,
  });
  expect(await load(Promise.resolve(answer), clientReturning({ detail: 'Busy' }, 503))).toEqual({
    message: 'Over.',
    similar: [],
    status: 410,
  });
});

it('answers 410 for a vacancy that was a fraud, without similar jobs', async () => {
  const answer = { vacancyID: 4, message: 'Removed.', reason: 'fraud' } as const;
  expect(await load(Promise.resolve(answer))).toEqual({ message: 'Removed.', isFraud: true, status: 410 });
});

it('redirects to the address of the other kind', async () => {
  const answer = { vacancyID: 4, message: 'Not there.', reason: 'otherKind' } as const;
  const led = await load(Promise.resolve(answer)).catch((thrown: Response) => thrown);
  expect(led).toMatchObject({ status: 301 });
  expect((led as Response).headers.get('location')).toBe('/job/mdetails/4');
});

it.each([400, 404])('treats %s as a vacancy that is not available', async (status) => {
  const loaded = await load(Promise.reject(new ApiError('This address is not valid.', status)));
  expect(loaded).toEqual({ message: 'This job is no longer available.', status: 404 });
});

it.each([429, 500, 503])('returns a load failure for status %s', async (status) => {
  const loaded = await load(Promise.reject(new ApiError('Busy', status)));
  expect(loaded).toEqual({ failure: 'Failed to load vacancy details. Please try again later.', status });
});

it('passes a lost connection to the error page', async () => {
  const lost = new ApiError('Cannot connect', 0);
  await expect(load(Promise.reject(lost))).rejects.toBe(lost);
});

it('passes an internal error to the error page', async () => {
  await expect(load(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
