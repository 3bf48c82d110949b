import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { equalsInConstantTime } from '../../../lib/equals-in-constant-time.ts';
import { recordDelivery } from '../outbox/outbox.queries.ts';
import { parseSmsReport } from './parse-sms-report.ts';

/** Receives delivery reports of SMS providers at a secret address; enabled by SMS_REPORT_KEY. */
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
        if (provider !== config.sms.provider || !equalsInConstantTime(key, smsReportKey))
          throw new CallError('not_found');
        for (const { providerId, delivery } of parseSmsReport(request.body))
          await recordDelivery(db, providerId, delivery);
        return reply.code(204).send();
      },
    );
  });
}
