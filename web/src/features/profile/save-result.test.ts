import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { settleSave } from './save-result.ts';

it('a save succeeds only with a success text', async () => {
  expect(await settleSave(Promise.resolve('Gender saved successfully'))).toMatchObject({ isSaved: true });
  expect(await settleSave(Promise.resolve('This was refused.'))).toEqual({
    isSaved: false,
    text: 'This was refused.',
  });
});

it('a failed call gives the text of the server, or a general one', async () => {
  const refused = settleSave(Promise.reject(new ApiError('Only digits allowed', 400)));
  expect(await refused).toEqual({ isSaved: false, text: 'Only digits allowed' });
  expect(await settleSave(Promise.reject(new TypeError('x is undefined')))).toMatchObject({
    text: 'An error occurred',
  });
});
