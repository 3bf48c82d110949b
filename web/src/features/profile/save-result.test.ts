import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { outcomeOf } from './outcome.ts';

it('is a success only when the text says so', async () => {
  expect(await outcomeOf(Promise.resolve('Gender saved successfully'))).toMatchObject({ isSaved: true });
  expect(await outcomeOf(Promise.resolve('This was refused.'))).toEqual({ isSaved: false, text: 'This was refused.' });
});

it('tells the words of a failed call, and one text for what has none for people', async () => {
  const refused = outcomeOf(Promise.reject(new ApiError('Only digits allowed', 400)));
  expect(await refused).toEqual({ isSaved: false, text: 'Only digits allowed' });
  expect(await outcomeOf(Promise.reject(new TypeError('x is undefined')))).toMatchObject({ text: 'An error occurred' });
});
