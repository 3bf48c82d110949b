import { setStatusAttending } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { confirmAttendance } from './confirm-attendance.ts';

const { max, perSeconds } = setStatusAttending.limit;

/**
 * Handles the button 'I am coming' without JavaScript: a form without fields that redirects to the status page. API calls
 * reject forms; this is not an API call, and the secret address is the proof.
 */
export function attendingFormRoutes(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      async () => undefined,
    );
    scope.post<{ Params: { walkinid: string } }>(
      '/walkins/attending/:walkinid',
      {
        schema: { hide: true },
        config: { rateLimit: { max, timeWindow: perSeconds * 1_000, groupId: ` ${setStatusAttending.path}` } },
      },
      async (request, reply) => {
        const { walkinid } = request.params;
        await confirmAttendance(context, walkinid);
        return reply.redirect(`/walkins/status/${encodeURIComponent(walkinid)}`, 303);
      },
    );
  });
}
