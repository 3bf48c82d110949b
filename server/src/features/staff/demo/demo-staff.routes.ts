import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { isLoopback } from '../../../infra/http/is-loopback.ts';
import { CallError } from '../../../lib/call-error.ts';
import { canHaveDemoStaff, DEMO_STAFF_PASSWORD, listDemoSignIns } from './demo-staff.ts';

/**
 * Serves password and codes of the demo's staff accounts, for trying the console without an authenticator app. Loopback
 * only, and only where such accounts may exist.
 */
export function demoStaffRoutes(app: FastifyInstance, context: AppContext): void {
  if (!canHaveDemoStaff(context.config)) return;
  app.get('/api/demo/staff', { schema: { hide: true } }, async (request, reply) => {
    if (!isLoopback(request, context.config)) throw new CallError('not_found');
    const accounts = await listDemoSignIns(context);
    return reply.header('cache-control', 'no-store').send({ password: DEMO_STAFF_PASSWORD, accounts });
  });
}
