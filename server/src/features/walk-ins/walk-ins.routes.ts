import { Readable } from 'node:stream';
import { changeScheduleRequest, getWalkIn, getWalkInCalendarFile, setStatusAttending } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { CallError } from '../../lib/call-error.ts';
import { attendingFormRoutes } from './answers/attending-form.routes.ts';
import { confirmAttendance } from './answers/confirm-attendance.ts';
import { requestReschedule } from './answers/request-reschedule.ts';
import { findWalkIn } from './find-walk-in.ts';
import { findWalkInCalendar } from './walk-in-calendar.ts';

/** Serves walk-in invitations by secret link. */
export function walkInRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, getWalkIn, async ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    const walkIn = await findWalkIn(context, params.id);
    if (!walkIn) throw new CallError('not_found');
    return walkIn;
  });

  serveCall(app, getWalkInCalendarFile, async ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    const file = await findWalkInCalendar(context, params.id);
    if (!file) throw new CallError('not_found');
    return { stream: Readable.from([file.bytes]), contentType: file.contentType, name: file.name };
  });

  serveCall(app, setStatusAttending, ({ params }) => confirmAttendance(context, params.id));

  serveCall(app, changeScheduleRequest, ({ body }) => requestReschedule(context, body));

  attendingFormRoutes(app, context);
}
