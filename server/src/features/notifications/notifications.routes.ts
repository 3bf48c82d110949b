import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../app-context.ts';
import { outboxRoutes } from './demo-outbox/outbox.routes.ts';
import { smsReportRoutes } from './sms/sms-reports.routes.ts';

/** Serves what is no call of the product: reports of providers, and the outbox of the demo. */
export function notificationRoutes(app: FastifyInstance, platform: Platform): void {
  smsReportRoutes(app, platform);
  outboxRoutes(app, platform);
}
