import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { isLoopback, isLoopbackAddress } from '../../../infra/http/is-loopback.ts';
import { CallError } from '../../../lib/call-error.ts';
import { MAIL_HEADERS } from '../mails/mail-headers.ts';
import { readSentMessages } from './read-sent-messages.ts';

const MAX_MESSAGES = 50;

/**
 * Serves the messages of the file sink, for trying the product without a mail server. Demo mode and loopback only, since
 * they hold links and codes.
 */
export function demoOutboxRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;
  if (!config.demo || !isLoopbackAddress(config.publicUrl)) return;
  if (config.mail.smtpUrl || config.sms.provider !== 'files' || config.whatsApp) return;

  const listNewest = async (request: FastifyRequest) => {
    if (!isLoopback(request, config)) throw new CallError('not_found');
    return (await readSentMessages(context, MAX_MESSAGES)).reverse();
  };

  app.get('/api/demo/outbox', { schema: { hide: true } }, async (request, reply) => {
    const messages = (await listNewest(request)).map(({ html, attachments = [], ...message }) => ({
      ...message,
      hasHtml: html !== undefined,
      attached: attachments.map(({ name }) => name),
    }));
    return reply.header('cache-control', 'no-store').send({ messages });
  });

  app.get<{ Params: { id: string } }>(
    '/api/demo/outbox/:id/html',
    { schema: { hide: true } },
    async (request, reply) => {
      const html = (await listNewest(request)).find(({ id }) => id === request.params.id)?.html;
      if (!html) throw new CallError('not_found');
      // Browsers warn about this header in a sandboxed document.
      reply.raw.removeHeader('origin-agent-cluster');
      return reply
        .headers(MAIL_HEADERS)
        .type('text/html; charset=utf-8')
        .send(html.replace('<head>', '<head><base target="_blank">'));
    },
  );
}
