import { Readable } from 'node:stream';
import {
  changeScheduleRequest,
  getWalkInCalendarFile,
  getWalkIn as getWalkInCall,
  setStatusAttending,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../app-context.ts';
import { serve } from '../../infra/http/serve-call.ts';
import { CallError } from '../../lib/call-error.ts';
import { askForOtherTime } from './answers/ask-for-other-time.ts';
import { attendingForm } from './answers/attending-form.routes.ts';
import { noteAttending } from './answers/note-attending.ts';
import { calendarFileOf } from './calendar-file.ts';
import { getWalkIn } from './get-walk-in.ts';

/** Serves invitations to walk-in interviews to whoever has their link. */
export function walkInRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, getWalkInCall, async ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    const walkIn = await getWalkIn(platform, params.id);
    if (!walkIn) throw new CallError('not_found');
    return walkIn;
  });

  serve(app, getWalkInCalendarFile, async ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    const file = await calendarFileOf(platform, params.id);
    if (!file) throw new CallError('not_found');
    return { stream: Readable.from([file.bytes]), contentType: file.contentType, name: file.name };
  });

  serve(app, setStatusAttending, ({ params }) => noteAttending(platform, params.id));

  serve(app, changeScheduleRequest, ({ body }) => askForOtherTime(platform, body));

  attendingForm(app, platform);
}
