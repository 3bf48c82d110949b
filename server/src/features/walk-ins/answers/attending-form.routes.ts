import { setStatusAttending } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { noteAttending } from './note-attending.ts';

const { max, perSeconds } = setStatusAttending.limit;

/**
 * Takes the button 'I am coming' of a page whose script does not run: a form without fields, whose answer is the page
 * that says how the invitation stands. Calls of the API take no forms; this is none, and the address is its own proof.
 */
export function attendingForm(app: FastifyInstance, context: AppContext): void {
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
        await noteAttending(context, walkinid);
        return reply.redirect(`/walkins/status/${encodeURIComponent(walkinid)}`, 303);
      },
    );
  });
}
