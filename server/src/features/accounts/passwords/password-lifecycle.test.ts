import type { AuthResponse } from '@aarambh/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { FIRST_PASSWORD, personAt, statusOf } from '../test-person.ts';

const { app, context } = await openTestApp();

/** What a person, or somebody who got hold of their sessions, old passwords and mails, does next; `pick` chooses which. */
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('signIn', 'signInOld', 'forgot', 'signOutEverywhere') }),
  fc.record({ does: fc.constantFrom('reset', 'change', 'changeWrong', 'endSession'), pick: fc.nat(20) }),
  fc.record({ does: fc.constant('wait'), pick: fc.integer({ min: 1, max: 62 }) }),
);
type Step = { does: string; pick?: number };

const isDone = (body: string) => /success/i.test(body);
let people = 0;

/** The product beside the simplest model of it: passwords, sessions with whether they live, the one link that is good. */
async function live(steps: Step[]): Promise<void> {
  people += 1;
  const email = `life${people}@example.com`;
  const registered: AuthResponse = await registerThrough(app, { email });
  const { accountID } = registered;
  const person = personAt(app, context, email);
  const passwords = [FIRST_PASSWORD];
  const current = () => passwords.at(-1) ?? '';
  const nextPassword = () => `Pw#${people}x${passwords.length}`.padEnd(8, 'q');
  let sessions = [{ auth: registered, lives: true }];
  const links: string[] = [];
  let goodLink: { token: string; until: number } | undefined;

  const endAll = (but?: AuthResponse) => {
    sessions = sessions.map(({ auth, lives }) => ({ auth, lives: lives && auth === but }));
  };
  const post = (path: string, auth: AuthResponse, more: object) =>
    app.inject({
      method: 'POST',
      url: `/api/JobSeekerSessions/${path}`,
      headers: { authorization: `Bearer ${auth.token}` },
      payload: { accountID, ...more },
    });
  const pickSession = (pick: number) => sessions[pick % sessions.length] ?? { auth: registered, lives: false };

  const acts: Record<string, (pick: number) => Promise<void>> = {
    async signIn() {
      const auth = await person.signIn(current());
      expect(auth.errorMessage).toBe('');
      sessions.push({ auth, lives: true });
    },
    async signInOld(pick) {
      const old = passwords.slice(0, -1);
      if (old.length > 0) expect((await person.signIn(old[pick % old.length] ?? '')).token).toBe('');
    },
    async forgot() {
      await person.askForReset();
      const token = await person.token('reset-password');
      // Beyond the limit nothing is sent, and the earlier link stays good.
      if (!token || links.includes(token)) return;
      links.push(token);
      goodLink = { token, until: context.clock.now().getTime() + 3_600_000 };
    },
    async reset(pick) {
      const token = links[pick % links.length] ?? 'A'.repeat(43);
      const isGood = token === goodLink?.token && context.clock.now().getTime() < goodLink.until;
      const password = nextPassword();
      expect(isDone((await person.reset(token, password)).body)).toBe(isGood);
      if (!isGood) return;
      passwords.push(password);
      goodLink = undefined;
      endAll();
    },
    async change(pick) {
      const { auth, lives } = pickSession(pick);
      const password = nextPassword();
      const reply = await person.change(auth, current(), password);
      // Too many wrong ones before: the right one has to wait as well.
      if (lives && reply.statusCode === 429) return;
      expect(reply.statusCode).toBe(lives ? 200 : 401);
      expect(isDone(reply.body)).toBe(lives);
      if (!lives) return;
      passwords.push(password);
      goodLink = undefined;
      endAll(auth);
    },
    async changeWrong(pick) {
      const wrong = passwords.length > 1 ? (passwords[0] ?? '') : 'Chai@9999';
      expect(isDone((await person.change(pickSession(pick).auth, wrong, nextPassword())).body)).toBe(false);
    },
    async endSession(pick) {
      const one = pickSession(pick);
      const url = `/api/JobSeekerSessions/GetSessions/${accountID}`;
      const list = await app.inject({ url, headers: { authorization: `Bearer ${one.auth.token}` } });
      expect(list.statusCode).toBe(one.lives ? 200 : 401);
      if (!one.lives) return;
      const [own] = list.json<{ sessionID: number }[]>();
      expect(isDone((await post('EndSession', one.auth, { sessionID: own?.sessionID })).body)).toBe(true);
      one.lives = false;
    },
    async signOutEverywhere() {
      const one = sessions.find(({ lives }) => lives);
      if (!one) return;
      expect(isDone((await post('SignOutEverywhere', one.auth, {})).body)).toBe(true);
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
    await acts[does]?.(pick ?? 0);
    const isLinkGood = goodLink !== undefined && context.clock.now().getTime() < goodLink.until;
    expect(await countLiveLinks()).toBe(isLinkGood ? 1 : 0);
    for (const { auth, lives } of sessions) expect(await statusOf(app, auth)).toBe(lives ? 200 : 401);
  }
  for (const password of passwords.slice(0, -1)) expect((await person.signIn(password)).token).toBe('');
  expect((await person.signIn(current())).token).not.toBe('');
}

it('whatever happens: one live link, no session survives a reset, an old password never works again', async () => {
  const reset: Step[] = [{ does: 'signIn' }, { does: 'forgot' }, { does: 'forgot' }, { does: 'reset', pick: 1 }];
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), live), {
    numRuns: 25,
    examples: [
      [[...reset, { does: 'reset', pick: 1 }, { does: 'reset', pick: 0 }, { does: 'signInOld' }] as never],
      [[{ does: 'forgot' }, { does: 'signIn' }, { does: 'change', pick: 0 }, { does: 'reset', pick: 0 }] as never],
      [[{ does: 'forgot' }, { does: 'wait', pick: 61 }, { does: 'reset', pick: 0 }] as never],
    ],
  });
}, 120_000);
