import { expect, it, vi } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

it.each([
  ['Free Plan', '/free-listing-jobs'],
  ['Interview Assist Gold', '/dashboard'],
  ['Interview Assist Gold, Resume Maker Pro', '/dashboard'],
])('with %s goes to %s', async (plans, to) => {
  expect(await afterSignIn(undefined, async () => plans)).toEqual({ to, reload: true });
});

it('goes back to the page the visitor came from, without asking about plans', async () => {
  const activePlans = vi.fn(async () => 'Interview Assist Gold');
  expect(await afterSignIn('/job/mdetails/12', activePlans)).toEqual({ to: '/job/mdetails/12', reload: false });
  expect(activePlans).not.toHaveBeenCalled();
});

it('leaves a failed plan check to the caller', async () => {
  await expect(afterSignIn(undefined, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
