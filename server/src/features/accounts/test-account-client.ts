import type { AuthResponse } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { makePass } from './passwords/captcha-pass.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { readMails } from './test-mails.queries.ts';

/** The password `registerThrough` gives. */
export const FIRST_PASSWORD = 'Chai@2468';

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

let places = 0;
/** An address in a network nobody has used yet: its guesses are counted apart. */
export const freshAddress = (): string => `2001:db8:0:${(places++).toString(16)}::1`;

/** What a person does at the API, and what they find in their mailbox, for tests of this folder. */
export function personAt(app: FastifyInstance, context: AppContext, email: string) {
  const post = (path: string, payload: object, auth?: { token: string }) =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload, ...(auth ? { headers: bearer(auth) } : {}) });
  return {
    signIn: async (password: string, from = freshAddress()) => {
      const payload = { email, password };
      const url = '/api/JobSeekerMasters/GetUserDetailsByEmail';
      const reply = await app.inject({ method: 'POST', url, payload, remoteAddress: from });
      return { ...reply.json<AuthResponse>(), status: reply.statusCode };
    },
    askForReset: (address = '192.0.2.1') =>
      forgotPassword(context, { email, pass: makePass(context) }, { address, device: 'Firefox on Linux' }),
    reset: (token: string, newPassword: string, retypePassword = newPassword) =>
      post('JobSeekerMasters/ResetPassword', { token, newPassword, retypePassword }),
    change: (auth: AuthResponse, currentPassword: string, newPassword: string) =>
      post(
        'JobSeekerMasters/ChangePassword',
        { accountID: auth.accountID, currentPassword, newPassword, retypePassword: newPassword },
        auth,
      ),
    mails: (template: string) => readMails(context.db, email, template),
    /** The token of the newest mail with a link. */
    token: async (template: 'reset-password' | 'verify-email') => {
      const mail = (await readMails(context.db, email, template)).at(-1);
      return mail?.link.split('/').at(-1) ?? '';
    },
  };
}

/** The status a call of the own account answers with a session. */
export async function statusOf(app: FastifyInstance, auth: AuthResponse): Promise<number> {
  const url = `/api/JobSeekerMasters/GetJobSeekerDetails/${auth.accountID}`;
  return (await app.inject({ url, headers: bearer(auth) })).statusCode;
}
