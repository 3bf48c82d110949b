import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { demoOutboxRoutes } from './demo-outbox/demo-outbox.routes.ts';
import { smsReportRoutes } from './sms/sms-reports.routes.ts';
import { sampleRoutes } from './staff/sample.routes.ts';

/** Serves delivery reports of SMS providers, the demo outbox and samples of mails for frames, which are not contract calls. */
export function notificationRoutes(app: FastifyInstance, context: AppContext): void {
  smsReportRoutes(app, context);
  demoOutboxRoutes(app, context);
  sampleRoutes(app, context);
}
