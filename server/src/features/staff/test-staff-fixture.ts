import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { TestContext } from '../../testing/test-app.ts';
import { inviteFirstAdmin } from './staff-accounts/invite-first-admin.ts';

export const PASSWORD = 'four words for the staff';

/** Lengths of passwords at the limits, and the reply to each. */
export const PASSWORD_LIMITS = [
  { length: 11, status: 400 },
  { length: 12, status: 200 },
  { length: 128, status: 200 },
  { length: 129, status: 400 },
];
export const passwordOf = (length: number): string => 'some other good words '.repeat(6).slice(0, length);

/** The headers of a signed-in request. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls of staff by their path below `/api/Staff/`, without and with a session. */
export function createStaffClient(app: FastifyInstance, { clock }: TestContext) {
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/Staff/${path}`, payload, headers });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/api/Staff/${path}`, headers });

  /** The code that an authenticator app shows now, or some steps of 30 s later. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });

  /** Accepts an invitation: password, authenticator app, recovery codes. */
  async function accept(link: string) {
    const accepted = await post('AcceptInvitation', { token: link.split('/').at(-1), password: PASSWORD });
    expect(accepted.statusCode, accepted.body).toBe(200);
    const { step, ticket } = accepted.json();
    expect(step).toBe('set-up');
    const { secret } = (await post('BeginTotpSetUp', { ticket })).json();
    const finished = await post('FinishTotpSetUp', { ticket, code: codeOf(secret) });
    expect(finished.statusCode, finished.body).toBe(200);
    const { token, recoveryCodes, staff } = finished.json();
    return { secret: secret as string, token: token as string, recoveryCodes: recoveryCodes as string[], staff };
  }

  /** The first step of signing in. */
  const givePassword = async (email: string, password = PASSWORD) => await post('SignIn', { email, password });

  return { post, get, codeOf, accept, givePassword };
}

/** The first administrator, as the command creates it. */
export const inviteAdmin = (context: TestContext, email: string) =>
  inviteFirstAdmin(context, { fullName: 'Asha Admin', email });
