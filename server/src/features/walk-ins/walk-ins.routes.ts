import { Readable } from 'node:stream';
import {
  changeScheduleRequest,
  getWalkInCalendarFile,
  getWalkIn as getWalkInCall,
  setStatusAttending,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { CallError } from '../../lib/call-error.ts';
import { askForOtherTime } from './answers/ask-for-other-time.ts';
import { attendingForm } from './answers/attending-form.routes.ts';
import { noteAttending } from './answers/note-attending.ts';
import { calendarFileOf } from './calendar-file.ts';
import { getWalkIn } from './get-walk-in.ts';

/** Serves invitations to walk-in interviews to whoever has their link. */
export function walkInRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, getWalkInCall, async ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    const walkIn = await getWalkIn(context, params.id);
    if (!walkIn) throw new CallError('not_found');
    return walkIn;
  });

  serveCall(app, getWalkInCalendarFile, async ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    const file = await calendarFileOf(context, params.id);
    if (!file) throw new CallError('not_found');
    return { stream: Readable.from([file.bytes]), contentType: file.contentType, name: file.name };
  });

  serveCall(app, setStatusAttending, ({ params }) => noteAttending(context, params.id));

  serveCall(app, changeScheduleRequest, ({ body }) => askForOtherTime(context, body));

  attendingForm(app, context);
}
