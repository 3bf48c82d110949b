import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { consumeNonce } from '../../../infra/nonce-store.ts';
import { CallError } from '../../../lib/call-error.ts';
import { HOUR_MS } from '../../../lib/clock.ts';
import { isMailgunSignature, isMailSignature } from './mail-signature.ts';
import { receiveSupportMail } from './receive-support-mail.ts';

export const SUPPORT_MAIL_PATH = '/api/support-mails';
/** Five attachments do not fit at their largest, but what people send does. */
const MAX_BYTES = 7 * 1024 * 1024;
const INVALID_SIGNATURE = 'The signature is not valid.';

/** The raw mail of a form that Mailgun posted. @throws {CallError} bad_input when it is not signed or was used before */
async function openForm({ db, clock }: AppContext, key: string, body: Buffer): Promise<Buffer> {
  const form = new URLSearchParams(body.toString('utf8'));
  const field = (name: string) => form.get(name) ?? '';
  const [timestamp, token, signature] = [field('timestamp'), field('token'), field('signature')];
  const now = clock.now();
  if (!isMailgunSignature(key, { timestamp, token, signature }, now))
    throw new CallError('bad_input', INVALID_SIGNATURE);
  // The signature does not cover the mail: a captured one must not be accepted for other mails.
  if (!(await consumeNonce(db, 'support mail', token, new Date(now.getTime() + HOUR_MS))))
    throw new CallError('bad_input', INVALID_SIGNATURE);
  return Buffer.from(field('body-mime'));
}

/**
 * Receives mails to the support address from a mail provider, signed with SUPPORT_MAIL_KEY: the raw mail
 * (`message/rfc822`), or the form of Mailgun with `body-mime`. Without the setting it does not exist.
 */
export function supportMailRoutes(app: FastifyInstance, context: AppContext): void {
  const { supportMailKey } = context.config;
  if (!supportMailKey) return;

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(SUPPORT_MAIL_PATH, { schema: { hide: true }, bodyLimit: MAX_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers['x-mail-signature'];
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      let raw = body;
      if (isForm) raw = await openForm(context, supportMailKey, body);
      else if (typeof header !== 'string' || !isMailSignature(supportMailKey, body, header, context.clock.now()))
        throw new CallError('bad_input', INVALID_SIGNATURE);
      const { outcome } = await receiveSupportMail(context, raw);
      context.log.info({ outcome }, 'support mail received');
      return reply.code(204).send();
    });
  });
}
