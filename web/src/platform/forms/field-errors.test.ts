import { expect, it } from 'vitest';
import { ApiError } from '../api/api.ts';
import { listFieldErrors, rethrowFieldErrors } from './field-errors.ts';

const refusal = (...errors: { field: string; message: string }[]) =>
  new ApiError('Please check the form.', 400, {
    type: 'about:blank',
    title: 'Bad request',
    status: 400,
    code: 'bad_input',
    detail: 'Please check the form.',
    errors,
  });

it('lists the first message of each field', () => {
  const error = refusal(
    { field: 'email', message: 'Email is required' },
    { field: 'email', message: 'Please enter a valid email' },
    { field: 'city', message: 'City is required' },
  );
  expect(listFieldErrors(error)).toEqual({ email: 'Email is required', city: 'City is required' });
});

it('lists nothing for other errors', () => {
  expect(listFieldErrors(new Error('offline'))).toEqual({});
  expect(listFieldErrors(new ApiError('Too many attempts', 429))).toEqual({});
});

it('rethrows only what names a field of the form', () => {
  const error = refusal({ field: 'accountID', message: 'This id is not valid.' });
  expect(() => rethrowFieldErrors(error, ['accountID', 'email'])).toThrow(error);
  expect(() => rethrowFieldErrors(error, ['email'])).not.toThrow();
  expect(() => rethrowFieldErrors(new Error('offline'), ['email'])).not.toThrow();
});
