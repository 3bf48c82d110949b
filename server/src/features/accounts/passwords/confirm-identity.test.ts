import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { listSecurityEvents } from '../audit-log/security-events.queries.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';
import { FIRST_PASSWORD } from '../test-account-client.ts';
import { confirmIdentity } from './confirm-identity.ts';

const { app, context } = await openTestApp();

const origin = { address: '192.0.2.9', device: 'Chrome on Android' };

async function newCaller() {
  const { token } = await registerThrough(app);
  const caller = await resolveCaller(context)(token);
  if (!caller) throw new Error('the session of a registration is not live');
  return caller;
}

/** The outcome of a confirmation: 'passed', or the refusal's code and text. */
async function tryConfirm(caller: Awaited<ReturnType<typeof newCaller>>, password?: string): Promise<string> {
  try {
    await confirmIdentity(context, caller, password, origin);
    return 'passed';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const needed = 'password_needed: Please enter your current password to confirm that it is you.';
const wrong = 'password_needed: The current password is incorrect.';

it('requires nothing for 15 minutes after sign-in', async () => {
  const caller = await newCaller();
  context.clock.advanceMinutes(14);
  expect(await tryConfirm(caller)).toBe('passed');
  context.clock.advanceMinutes(2);
  expect(await tryConfirm(caller)).toBe(needed);
  expect(await tryConfirm(caller, '')).toBe(needed);
});

it('accepts only the current password', async () => {
  const caller = await newCaller();
  context.clock.advanceMinutes(16);
  expect(await tryConfirm(caller, 'Chai@9999')).toBe(wrong);
  expect(await tryConfirm(caller, FIRST_PASSWORD)).toBe('passed');
  const [newest] = await listSecurityEvents(context.db, caller.accountId, 1);
  expect(newest).toMatchObject({ kind: 'sign-in-refused', ...origin });
});

it('requires an account without a password to sign in again', async () => {
  const caller = await newCaller();
  await context.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', caller.accountId).execute();
  expect(await tryConfirm(caller)).toBe('passed');
  context.clock.advanceMinutes(16);
  const again = 'password_needed: Please sign in again to confirm that it is you.';
  expect(await tryConfirm(caller)).toBe(again);
  expect(await tryConfirm(caller, FIRST_PASSWORD)).toBe(again);
});

it('evaluates five of 500 concurrent wrong passwords', async () => {
  const caller = await newCaller();
  context.clock.advanceMinutes(16);
  const outcomes = await Promise.all(Array.from({ length: 500 }, (_, i) => tryConfirm(caller, `Guess@${1_000 + i}`)));
  const evaluated = outcomes.filter((outcome) => outcome === wrong);
  expect(evaluated).toHaveLength(5);
  const codes = new Set(outcomes.map((outcome) => outcome.split(':')[0]));
  expect(codes).toEqual(new Set(['password_needed', 'too_many_requests', 'unavailable']));
  // The right password is refused too: otherwise it could be distinguished from a wrong one.
  expect(await tryConfirm(caller, FIRST_PASSWORD)).toMatch(/^too_many_requests/);
  context.clock.advanceMinutes(15);
  expect(await tryConfirm(caller, FIRST_PASSWORD)).toBe('passed');
});

it('counts the failures of each account separately', async () => {
  const [guessed, other] = [await newCaller(), await newCaller()];
  context.clock.advanceMinutes(16);
  for (let i = 0; i < 5; i++) await tryConfirm(guessed, 'Chai@9999');
  expect(await tryConfirm(guessed, FIRST_PASSWORD)).toMatch(/^too_many_requests/);
  expect(await tryConfirm(other, FIRST_PASSWORD)).toBe('passed');
});
