import { changeScheduleRequest, getWalkIn as getWalkInCall, setStatusAttending } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../platform/call-error.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { askForOtherTime } from './ask-for-other-time.ts';
import { getWalkIn } from './get-walk-in.ts';
import { noteAttending } from './note-attending.ts';

/** Serves invitations to walk-in interviews to whoever has their link. */
export function walkInRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, getWalkInCall, async ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    const walkIn = await getWalkIn(platform, params.id);
    if (!walkIn) throw new CallError('not_found');
    return walkIn;
  });

  serve(app, setStatusAttending, ({ params }) => noteAttending(platform, params.id));

  serve(app, changeScheduleRequest, ({ body }) => askForOtherTime(platform, body));
}
