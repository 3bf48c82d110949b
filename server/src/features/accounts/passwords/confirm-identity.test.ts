import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';
import { listSecurityEvents } from '../sessions/security-events.queries.ts';
import { FIRST_PASSWORD } from '../test-person.ts';
import { confirmIdentity } from './confirm-identity.ts';

const { app, context } = await openTestApp();

const origin = { address: '192.0.2.9', device: 'Chrome on Android' };

async function newCaller() {
  const { token } = await registerThrough(app);
  const caller = await resolveCaller(context)(token);
  if (!caller) throw new Error('the session of a registration is not live');
  return caller;
}

/** What asking for confirmation comes to: 'passed', or the refusal's code and text. */
async function confirming(caller: Awaited<ReturnType<typeof newCaller>>, password?: string): Promise<string> {
  try {
    await confirmIdentity(context, caller, password, origin);
    return 'passed';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const needed = 'password_needed: Please enter your current password to confirm that it is you.';
const wrong = 'password_needed: The current password is not right.';

it('asks for nothing for 15 minutes after the sign-in', async () => {
  const caller = await newCaller();
  context.clock.advanceMinutes(14);
  expect(await confirming(caller)).toBe('passed');
  context.clock.advanceMinutes(2);
  expect(await confirming(caller)).toBe(needed);
  expect(await confirming(caller, '')).toBe(needed);
});

it('is passed with the current password only', async () => {
  const caller = await newCaller();
  context.clock.advanceMinutes(16);
  expect(await confirming(caller, 'Chai@9999')).toBe(wrong);
  expect(await confirming(caller, FIRST_PASSWORD)).toBe('passed');
  const [newest] = await listSecurityEvents(context.db, caller.accountId, 1);
  expect(newest).toMatchObject({ kind: 'sign-in-refused', ...origin });
});

it('sends an account without a password to sign in again', async () => {
  const caller = await newCaller();
  await context.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', caller.accountId).execute();
  expect(await confirming(caller)).toBe('passed');
  context.clock.advanceMinutes(16);
  const again = 'password_needed: Please sign in again to confirm that it is you.';
  expect(await confirming(caller)).toBe(again);
  expect(await confirming(caller, FIRST_PASSWORD)).toBe(again);
});

it('tries five of 500 wrong passwords at once, whatever address they come from', async () => {
  const caller = await newCaller();
  context.clock.advanceMinutes(16);
  const outcomes = await Promise.all(Array.from({ length: 500 }, (_, i) => confirming(caller, `Guess@${1_000 + i}`)));
  const evaluated = outcomes.filter((outcome) => outcome === wrong);
  expect(evaluated).toHaveLength(5);
  const codes = new Set(outcomes.map((outcome) => outcome.split(':')[0]));
  expect(codes).toEqual(new Set(['password_needed', 'too_many_requests', 'unavailable']));
  // Not even the right one, or it could be told from the wrong ones.
  expect(await confirming(caller, FIRST_PASSWORD)).toMatch(/^too_many_requests/);
  context.clock.advanceMinutes(15);
  expect(await confirming(caller, FIRST_PASSWORD)).toBe('passed');
});

it('counts the guesses of each account apart', async () => {
  const [guessed, other] = [await newCaller(), await newCaller()];
  context.clock.advanceMinutes(16);
  for (let i = 0; i < 5; i++) await confirming(guessed, 'Chai@9999');
  expect(await confirming(guessed, FIRST_PASSWORD)).toMatch(/^too_many_requests/);
  expect(await confirming(other, FIRST_PASSWORD)).toBe('passed');
});
