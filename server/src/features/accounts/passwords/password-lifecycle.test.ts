import type { AuthResponse } from '@aarambh/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { createAccountClient, FIRST_PASSWORD, statusOf } from '../test-account-client.ts';

const { app, context } = await openTestApp();

/**
 * The next action of an account holder, or of an attacker with their sessions, old passwords and mails; `pick` selects
 * one of these.
 */
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('signIn', 'signInOld', 'forgot', 'signOutEverywhere') }),
  fc.record({ does: fc.constantFrom('reset', 'change', 'changeWrong', 'endSession'), pick: fc.nat(20) }),
  fc.record({ does: fc.constant('wait'), pick: fc.integer({ min: 1, max: 62 }) }),
);
type Step = { does: string; pick?: number };

const isSuccess = (body: string) => /success/i.test(body);
let accounts = 0;

/** Compares the product with a simple model: passwords, sessions and whether each is live, and the one valid link. */
async function runSteps(steps: Step[]): Promise<void> {
  accounts += 1;
  const email = `lifecycle${accounts}@example.com`;
  const registered: AuthResponse = await registerThrough(app, { email });
  const { accountID } = registered;
  const person = createAccountClient(app, context, email);
  const passwords = [FIRST_PASSWORD];
  const current = () => passwords.at(-1) ?? '';
  const nextPassword = () => `Pw#${accounts}x${passwords.length}`.padEnd(8, 'q');
  let sessions = [{ auth: registered, isLive: true }];
  const links: string[] = [];
  let validLink: { token: string; until: number } | undefined;

  const endAll = (but?: AuthResponse) => {
    sessions = sessions.map(({ auth, isLive }) => ({ auth, isLive: isLive && auth === but }));
  };
  const post = (path: string, auth: AuthResponse, more: object) =>
    app.inject({
      method: 'POST',
      url: `/api/JobSeekerSessions/${path}`,
      headers: { authorization: `Bearer ${auth.token}` },
      payload: { accountID, ...more },
    });
  const pickSession = (pick: number) => sessions[pick % sessions.length] ?? { auth: registered, isLive: false };

  const actions: Record<string, (pick: number) => Promise<void>> = {
    async signIn() {
      const auth = await person.signIn(current());
      expect(auth.errorMessage).toBe('');
      sessions.push({ auth, isLive: true });
    },
    async signInOld(pick) {
      const old = passwords.slice(0, -1);
      if (old.length > 0) expect((await person.signIn(old[pick % old.length] ?? '')).token).toBe('');
    },
    async forgot() {
      await person.requestReset();
      const token = await person.token('reset-password');
      // Beyond the limit nothing is sent, and the earlier link stays valid.
      if (!token || links.includes(token)) return;
      links.push(token);
      validLink = { token, until: context.clock.now().getTime() + 3_600_000 };
    },
    async reset(pick) {
      const token = links[pick % links.length] ?? 'A'.repeat(43);
      const isValid = token === validLink?.token && context.clock.now().getTime() < validLink.until;
      const password = nextPassword();
      expect(isSuccess((await person.reset(token, password)).body)).toBe(isValid);
      if (!isValid) return;
      passwords.push(password);
      validLink = undefined;
      endAll();
    },
    async change(pick) {
      const { auth, isLive } = pickSession(pick);
      const password = nextPassword();
      const reply = await person.change(auth, current(), password);
      // After too many wrong passwords the right one is refused, too.
      if (isLive && reply.statusCode === 429) return;
      expect(reply.statusCode).toBe(isLive ? 200 : 401);
      expect(isSuccess(reply.body)).toBe(isLive);
      if (!isLive) return;
      passwords.push(password);
      validLink = undefined;
      endAll(auth);
    },
    async changeWrong(pick) {
      const wrong = passwords.length > 1 ? (passwords[0] ?? '') : 'Chai@9999';
      expect(isSuccess((await person.change(pickSession(pick).auth, wrong, nextPassword())).body)).toBe(false);
    },
    async endSession(pick) {
      const one = pickSession(pick);
      const url = `/api/JobSeekerSessions/GetSessions/${accountID}`;
      const list = await app.inject({ url, headers: { authorization: `Bearer ${one.auth.token}` } });
      expect(list.statusCode).toBe(one.isLive ? 200 : 401);
      if (!one.isLive) return;
      const [own] = list.json<{ sessionID: number }[]>();
      expect(isSuccess((await post('EndSession', one.auth, { sessionID: own?.sessionID })).body)).toBe(true);
      one.isLive = false;
    },
    async signOutEverywhere() {
      const one = sessions.find(({ isLive }) => isLive);
      if (!one) return;
      expect(isSuccess((await post('SignOutEverywhere', one.auth, {})).body)).toBe(true);
      endAll();
    },
    async wait(pick) {
      context.clock.advanceMinutes(pick);
    },
  };

  const countLiveLinks = async () => {
    const links = context.db.selectFrom('mailed_links').select('id').where('account_id', '=', accountID);
    const open = links
      .where('purpose', '=', 'reset-password')
      .where('used_at', 'is', null)
      .where('ended_at', 'is', null);
    return (await open.where('expires_at', '>', context.clock.now()).execute()).length;
  };

  for (const { does, pick } of steps) {
    await actions[does]?.(pick ?? 0);
    const isLinkValid = validLink !== undefined && context.clock.now().getTime() < validLink.until;
    expect(await countLiveLinks()).toBe(isLinkValid ? 1 : 0);
    for (const { auth, isLive } of sessions) expect(await statusOf(app, auth)).toBe(isLive ? 200 : 401);
  }
  for (const password of passwords.slice(0, -1)) expect((await person.signIn(password)).token).toBe('');
  expect((await person.signIn(current())).token).not.toBe('');
}

it('any sequence of actions leaves at most one valid link, ends sessions on reset, and never accepts an old password', async () => {
  const reset: Step[] = [{ does: 'signIn' }, { does: 'forgot' }, { does: 'forgot' }, { does: 'reset', pick: 1 }];
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), runSteps), {
    numRuns: 25,
    examples: [
      [[...reset, { does: 'reset', pick: 1 }, { does: 'reset', pick: 0 }, { does: 'signInOld' }] as never],
      [[{ does: 'forgot' }, { does: 'signIn' }, { does: 'change', pick: 0 }, { does: 'reset', pick: 0 }] as never],
      [[{ does: 'forgot' }, { does: 'wait', pick: 61 }, { does: 'reset', pick: 0 }] as never],
    ],
  });
});
