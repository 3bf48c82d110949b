import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { MAIL_HEADERS } from '../mails/mail-headers.ts';
import { isSampleLink } from './sample-address.ts';
import { renderSample } from './sample-messages.ts';

/** Serves the HTML of mail templates with sample data, for a sandboxed frame of the staff console. */
export function sampleRoutes(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { template: string }; Querystring: { link?: unknown } }>(
    '/api/staff/message-samples/:template',
    { schema: { hide: true } },
    async ({ params: { template }, query: { link } }, reply) => {
      if (typeof link !== 'string' || !isSampleLink(context, template, link)) throw new CallError('forbidden');
      const html = renderSample(template, context.config.publicUrl)?.html;
      if (!html) throw new CallError('not_found');
      // Browsers warn about this header in a sandboxed document.
      reply.raw.removeHeader('origin-agent-cluster');
      return reply.headers(MAIL_HEADERS).type('text/html; charset=utf-8').send(html);
    },
  );
}
