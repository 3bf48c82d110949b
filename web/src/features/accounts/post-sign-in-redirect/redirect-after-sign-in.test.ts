import { expect, it, vi } from 'vitest';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';

it.each([
  ['Free Plan', '/free-listing-jobs'],
  ['Interview Assist Gold', '/dashboard'],
  ['Interview Assist Gold, Resume Maker Pro', '/dashboard'],
])('with %s goes to %s', async (plans, to) => {
  expect(await redirectAfterSignIn(undefined, async () => plans)).toEqual({ to, reload: true });
});

it('goes back to the page the visitor came from, without loading plans', async () => {
  const activePlans = vi.fn(async () => 'Interview Assist Gold');
  expect(await redirectAfterSignIn('/job/mdetails/12', activePlans)).toEqual({ to: '/job/mdetails/12', reload: false });
  expect(activePlans).not.toHaveBeenCalled();
});

it('throws the error of a failed plan check', async () => {
  await expect(redirectAfterSignIn(undefined, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
