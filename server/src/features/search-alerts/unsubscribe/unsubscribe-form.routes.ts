import { unsubscribeFromAlerts } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { unsubscribe } from './unsubscribe.ts';

/**
 * The POST of the address in alert mails: by a mail program (RFC 8058), which follows no redirect, or by the form of the
 * page, which then shows the result without JavaScript.
 */
export function unsubscribeFormRoutes(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post<{ Querystring: { token?: unknown } }>(
      '/alerts/unsubscribe',
      { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 300_000 } } },
      async (request, reply) => {
        const read = unsubscribeFromAlerts.query.safeParse({ token: request.query.token });
        if (!read.success) throw new CallError('not_found');
        const { token } = read.data;
        const form = (request.body ?? {}) as Record<string, unknown>;
        const text = await unsubscribe(context, token, { endsAll: form.all === 'true' });
        reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        if (form.from !== 'page') return reply.type('text/plain; charset=utf-8').send(text);
        return reply.redirect(`/alerts/unsubscribe?token=${token}`, 303);
      },
    );
  });
}
