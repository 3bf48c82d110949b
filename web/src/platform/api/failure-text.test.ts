import { expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { failureText } from './failure-text.ts';

it.each([
  [
    new ApiError('Too many attempts. Please wait a little and try again.', 429),
    'Too many attempts. Please wait a little and try again.',
  ],
  [new ApiError('Maximum 50 characters allowed', 400), 'Maximum 50 characters allowed'],
  [new ApiError('We could not reach Aarambh.', 0), 'An error occurred'],
  [new ApiError('We are busy right now.', 503), 'An error occurred'],
  [new TypeError('x is not a function'), 'An error occurred'],
])('%s is shown as %j', (error, text) => {
  expect(failureText(error, 'An error occurred')).toBe(text);
});
