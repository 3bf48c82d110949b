import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api.ts';
import { avatarFailureText } from './avatar-failure-text.ts';

it('contains the status and the text of a reply', () => {
  expect(avatarFailureText(new ApiError('This file is too large.', 413))).toBe(
    'Error Code: 413 Message: This file is too large.',
  );
});

it('is the same for every error without a reply', () => {
  expect(avatarFailureText(new ApiError('We could not reach the portal.', 0))).toBe('An unknown error occurred!');
  expect(avatarFailureText(new TypeError('x is undefined'))).toBe('An unknown error occurred!');
});
