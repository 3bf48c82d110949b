import { calls } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { countQueuedHashes, type HashLane, withHashSlot } from '../features/accounts/sign-in/hash-queue.ts';
import { createAccountClient, FIRST_PASSWORD } from '../features/accounts/test-account-client.ts';
import { createTestStaff, openTestApp, registerThrough } from '../testing/test-app.ts';

const { app, context } = await openTestApp();
/** More than run and wait in any lane. */
const MORE_THAN_ANY_LANE = 200;
const NEW_PASSWORD = 'Masala#77';

/** Fills the hash queue of this process with work of a lane that does not end until `end` is called. */
function fillLane(lane: HashLane): { end: () => Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const filling = Array.from({ length: MORE_THAN_ANY_LANE }, () => withHashSlot(lane, () => promise));
  const settled = Promise.allSettled(filling);
  return {
    end: () => {
      resolve();
      return settled;
    },
  };
}

async function registered(email: string) {
  const auth = await registerThrough(app, { email, isEmailVerified: true });
  return { auth, ...createAccountClient(app, context, email) };
}

it('leaves sign-in its reserve when other calls fill the hash queue', async () => {
  const { signIn } = await registered('reserve@example.com');
  const others = fillLane('other');
  const queuedBefore = countQueuedHashes('sign-in');
  const signingIn = signIn(FIRST_PASSWORD);
  await expect.poll(() => countQueuedHashes('sign-in')).toBe(queuedBefore + 1);
  await others.end();
  expect((await signingIn).errorMessage).toBe('');
});

it('counts password changes of members and of staff as other calls, not as sign-ins', async () => {
  const member = await registered('lane@example.com');
  const staff = await createTestStaff(context);
  const signIns = fillLane('sign-in');
  let answered = 0;
  const changes = [
    member.change(member.auth, 'Chai@9999', NEW_PASSWORD),
    app.inject({
      method: 'POST',
      url: `/api/${calls.staff.changeStaffPassword.path}`,
      payload: { currentPassword: 'not the password', newPassword: 'a long staff password 4821' },
      ...staff,
    }),
  ];
  for (const change of changes) void change.then(() => (answered += 1));
  // In the full lane they would be answered at once with 503; in the other they wait for a slot.
  await expect.poll(() => countQueuedHashes('other') + answered).toBe(changes.length);
  await signIns.end();
  expect((await Promise.all(changes)).map(({ statusCode }) => statusCode)).toEqual([200, 400]);
});
