import type { AuthResponse } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { issueCaptchaPass } from './captcha/captcha-pass.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { listMails } from './test-mails.queries.ts';

/** The password that `registerThrough` registers with. */
export const FIRST_PASSWORD = 'Chai@2468';

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

let networks = 0;
/** An address in an unused network, so that its failed sign-ins are counted separately. */
export const freshAddress = (): string => `2001:db8:0:${(networks++).toString(16)}::1`;

/** API client of one account holder, with access to their mails, for tests of this feature. */
export function createAccountClient(app: FastifyInstance, context: AppContext, email: string) {
  const post = (path: string, payload: object, auth?: { token: string }) =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload, ...(auth ? { headers: bearer(auth) } : {}) });
  return {
    signIn: async (password: string, from = freshAddress()) => {
      const payload = { email, password };
      const url = '/api/JobSeekerMasters/GetUserDetailsByEmail';
      const reply = await app.inject({ method: 'POST', url, payload, remoteAddress: from });
      return { ...reply.json<AuthResponse>(), status: reply.statusCode };
    },
    requestReset: (address = '192.0.2.1') =>
      forgotPassword(context, { email, pass: issueCaptchaPass(context) }, { address, device: 'Firefox on Linux' }),
    reset: (token: string, newPassword: string, retypePassword = newPassword) =>
      post('JobSeekerMasters/ResetPassword', { token, newPassword, retypePassword }),
    change: (auth: AuthResponse, currentPassword: string, newPassword: string) =>
      post(
        'JobSeekerMasters/ChangePassword',
        { accountID: auth.accountID, currentPassword, newPassword, retypePassword: newPassword },
        auth,
      ),
    mails: (template: string) => listMails(context.db, email, template),
    /** The token in the link of the newest mail. */
    token: async (template: 'reset-password' | 'set-password' | 'verify-email') => {
      const mail = (await listMails(context.db, email, template)).at(-1);
      return mail?.link.split('/').at(-1) ?? '';
    },
  };
}

/** The HTTP status of a call for the caller's account with this session. */
export async function statusOf(app: FastifyInstance, auth: AuthResponse): Promise<number> {
  const url = `/api/JobSeekerMasters/GetJobSeekerDetails/${auth.accountID}`;
  return (await app.inject({ url, headers: bearer(auth) })).statusCode;
}
