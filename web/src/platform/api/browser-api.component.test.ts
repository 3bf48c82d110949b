import { getIndianStates, saveAddress, saveResume, searchVacancy } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network, problem } from '../../testing/network.ts';
import { signIn } from '../../testing/render-screen.tsx';
import { clearSession, readSession, storeSession, takeExpiredNotice } from '../session/session.ts';
import { ApiError, UNREACHABLE } from './api.ts';
import { api } from './browser-api.ts';
import { downloadFile, uploadFile } from './file-transfer.ts';

const STATES = '**/api/StateMasterAPI/GetIndianStates';
const other = { accountID: 8, fullName: 'Kavita Iyer', token: 'another-token' };
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: ApiError) => error,
  );

it('sends the session token, and none for a visitor', async () => {
  await network.reply(STATES, { json: { message: [] } });
  await api(getIndianStates);
  signIn();
  await api(getIndianStates);
  const [visitor, member] = await network.requests();
  expect(visitor?.headers.authorization).toBeUndefined();
  expect(member?.headers.authorization).toBe('Bearer the-token');
});

it('sends query and body as the contract declares, and returns reply and headers', async () => {
  await network.reply('**/SearchVacancy?*', { json: [], headers: { 'X-Total-Count': '12' } });
  const { reply, headers } = await api.withHeaders(searchVacancy, { query: { keyword: 'java & go' } });
  expect(reply).toEqual([]);
  expect(headers['x-total-count']).toBe('12');
  const [sent] = await network.requests('SearchVacancy');
  expect(new URL(sent?.url ?? '').searchParams.get('keyword')).toBe('java & go');

  await network.reply('**/SaveAddress', { json: { message: 'Saved' } });
  const body = { accountID: 7, curAddress: 'Rose Villa' } as never;
  expect(await api(saveAddress, { body })).toEqual({ message: 'Saved' });
  const [saved] = await network.requests('SaveAddress');
  expect([saved?.method, saved?.body]).toEqual(['POST', JSON.stringify(body)]);
});

it('throws the message of an error reply', async () => {
  await network.reply(STATES, problem(409, 'The price of this plan has changed.'));
  const error = await failure(api(getIndianStates));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    message: 'The price of this plan has changed.',
    problem: { code: 'conflict' },
  });
});

it('names the reference of an error on our side', async () => {
  await network.reply(STATES, { status: 500, json: { detail: 'Something went wrong.', requestId: 'edge-7' } });
  expect(await failure(api(getIndianStates))).toMatchObject({ message: 'Something went wrong. Reference: edge-7' });
});

it('throws a general message for an error that is not from the API', async () => {
  await network.reply(STATES, { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  expect(await failure(api(getIndianStates))).toMatchObject({
    status: 502,
    message: 'Something went wrong on our side. Please try again.',
  });
});

it('throws with status 0 when the API cannot be reached', async () => {
  await network.reply(STATES, { isAborted: true });
  expect(await failure(api(getIndianStates))).toMatchObject({ status: 0, message: UNREACHABLE });
});

it('ends a session that the server rejects and opens the sign-in page with a return URL', async () => {
  // A reply without content keeps the page of the test open.
  await network.reply('**/account/login?*', { status: 204, body: '' });
  await network.reply(STATES, problem(401, 'Please sign in.', 'unauthorized'));
  signIn();
  expect(await failure(api(getIndianStates))).toMatchObject({ status: 401 });
  expect(readSession()).toBeNull();
  await expect.poll(async () => (await network.requests('/account/login')).length).toBe(1);
  const [opened] = await network.requests('/account/login');
  expect(new URL(opened?.url ?? '').searchParams.get('returnUrl')).toBe(location.pathname + location.search);
});

it.each([
  ['a sign-out', clearSession, undefined],
  [
    'another sign-in',
    () => storeSession({ ...other, expiration: '2099-01-01T00:00:00Z', errorMessage: '' }),
    other.token,
  ],
])('a call that is rejected after %s ends no session', async (_what, change, token) => {
  await network.reply(STATES, { ...problem(401, 'Please sign in.', 'unauthorized'), isDelayed: true });
  signIn();
  const call = failure(api(getIndianStates));
  await expect.poll(async () => (await network.requests('GetIndianStates')).length).toBe(1);
  change();
  await network.release();
  expect(await call).toMatchObject({ status: 401 });
  expect(readSession()?.token).toBe(token);
  expect(takeExpiredNotice()).toBe(false);
  expect(await network.requests('/account/login')).toEqual([]);
});

it('uploads a file with its fields and the token of the session', async () => {
  signIn();
  await network.reply('**/SaveResume', { body: 'Resume uploaded successfully' });
  const file = new File([new Uint8Array(100_000)], 'resume.pdf', { type: 'application/pdf' });
  const input = { body: { accountID: '7' } } as never;
  expect(await uploadFile(saveResume, input, file)).toBe('Resume uploaded successfully');
  const [sent] = await network.requests('SaveResume');
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(sent?.headers.authorization).toBe('Bearer the-token');
});

it('an upload throws the message of an error reply, or that the connection was lost', async () => {
  const file = new File(['x'], 'resume.pdf');
  const input = { body: { accountID: '7' } } as never;
  await network.reply('**/SaveResume', { isAborted: true });
  await network.reply('**/SaveResume', { ...problem(415, 'This file is not a resume.'), times: 1 });
  expect(await failure(uploadFile(saveResume, input, file))).toMatchObject({
    status: 415,
    message: 'This file is not a resume.',
  });
  expect(await failure(uploadFile(saveResume, input, file))).toMatchObject({ status: 0, message: UNREACHABLE });
});

it('downloads a file with the token of the session', async () => {
  signIn();
  await network.reply(STATES, { body: 'the bytes' });
  const blob = await downloadFile(getIndianStates, {} as never);
  expect(await blob.text()).toBe('the bytes');
  expect((await network.requests())[0]?.headers.authorization).toBe('Bearer the-token');
  await network.reply(STATES, problem(404, 'There is no resume.'));
  expect(await failure(downloadFile(getIndianStates, {} as never))).toMatchObject({
    status: 404,
    message: 'There is no resume.',
  });
});
