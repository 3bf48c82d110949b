import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { outboxRoutes } from './demo-outbox/outbox.routes.ts';
import { smsReportRoutes } from './sms/sms-reports.routes.ts';

/** Serves what is no call of the product: reports of providers, and the outbox of the demo. */
export function notificationRoutes(app: FastifyInstance, context: AppContext): void {
  smsReportRoutes(app, context);
  outboxRoutes(app, context);
}
