import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api.ts';
import { pictureFailureText } from './picture-failure-text.ts';

it('names the status and the words of an answer', () => {
  expect(pictureFailureText(new ApiError('This file is too large.', 413))).toBe(
    'Error Code: 413 Message: This file is too large.',
  );
});

it('has one text for everything that answers nothing', () => {
  expect(pictureFailureText(new ApiError('We could not reach the portal.', 0))).toBe('An unknown error occurred!');
  expect(pictureFailureText(new TypeError('x is undefined'))).toBe('An unknown error occurred!');
});
