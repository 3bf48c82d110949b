import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api.ts';
import { settleAddressSave } from './save-outcome.ts';

it.each([
  ['Address saved successfully', 'saved'],
  ['Please select current city', 'failed'],
])('the reply %j is %s', async (text, kind) => {
  expect(await settleAddressSave(Promise.resolve(text))).toEqual({ kind, text });
});

it('the status 409 is a conflict', async () => {
  expect(await settleAddressSave(Promise.reject(new ApiError('changed', 409)))).toEqual({ kind: 'conflict' });
});

it.each([
  [new ApiError('Maximum 200 characters allowed.', 400), 'Maximum 200 characters allowed.'],
  [new ApiError('We are busy right now.', 503), 'Something went wrong!'],
  [new ApiError('We could not reach the portal.', 0), 'Something went wrong!'],
  [new TypeError('x is undefined'), 'Something went wrong!'],
])('%s fails with %j', async (error, text) => {
  expect(await settleAddressSave(Promise.reject(error))).toEqual({ kind: 'failed', text });
});
