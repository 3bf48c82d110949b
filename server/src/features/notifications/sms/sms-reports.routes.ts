import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { noteDelivery } from '../delivery/messages.queries.ts';
import { readSmsReport } from './read-sms-report.ts';

const sameText = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Takes what providers report about SMS, at an address only they know; it exists when SMS_REPORT_KEY is set. */
export function smsReportRoutes(app: FastifyInstance, { db, config }: AppContext): void {
  const { smsReportKey } = config;
  if (!smsReportKey) return;

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post<{ Params: { provider: string; key: string } }>(
      '/api/sms-reports/:provider/:key',
      { schema: { hide: true } },
      async (request, reply) => {
        const { provider, key } = request.params;
        if (provider !== config.sms.provider || !sameText(key, smsReportKey)) throw new CallError('not_found');
        for (const { providerId, delivery } of readSmsReport(request.body))
          await noteDelivery(db, providerId, delivery);
        return reply.code(204).send();
      },
    );
  });
}
