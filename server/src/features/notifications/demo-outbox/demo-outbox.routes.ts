import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { isLoopback } from '../../../infra/http/is-loopback.ts';
import { CallError } from '../../../lib/call-error.ts';
import { readOutbox } from './read-outbox.ts';

const NEWEST = 50;

/** Names of this machine: a site of somebody else whose name leads here (DNS rebinding) has its own in the request. */
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Mails have their look inline and load nothing; shut into a sandbox they may do nothing but open a link elsewhere. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * Shows the messages that were put into files, for trying the product without a mail server: in demo mode only, to this
 * machine only, as they hold links and codes.
 */
export function outboxRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;
  if (!config.demo || config.mail.smtpUrl || config.sms.provider !== 'files') return;

  const newest = async (request: FastifyRequest) => {
    if (!isLoopback(request, config) || !localNames.has(request.hostname)) throw new CallError('not_found');
    return (await readOutbox(context, NEWEST)).reverse();
  };

  app.get('/api/demo/outbox', { schema: { hide: true } }, async (request, reply) => {
    const messages = (await newest(request)).map(({ html, attachments = [], ...message }) => ({
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
      const html = (await newest(request)).find(({ id }) => id === request.params.id)?.html;
      if (!html) throw new CallError('not_found');
      // A sandbox is an origin of its own already; asking for it makes browsers complain.
      reply.raw.removeHeader('origin-agent-cluster');
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': MAIL_POLICY,
          'x-frame-options': 'SAMEORIGIN',
        })
        .type('text/html; charset=utf-8')
        .send(html.replace('<head>', '<head><base target="_blank">'));
    },
  );
}
