import {
  cancelWalkIn as cancelWalkInCall,
  editWalkIn as editWalkInCall,
  inviteToWalkIn as inviteToWalkInCall,
  listWalkIns,
  rescheduleWalkIn as rescheduleWalkInCall,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { walkInStatus } from '../walk-in-status.ts';
import { listUpcomingWalkIns, listWalkInsById } from '../walk-ins.queries.ts';
import { cancelWalkIn } from './cancel-walk-in.ts';
import { editWalkIn } from './edit-walk-in.ts';
import { inviteToWalkIn } from './invite-to-walk-in.ts';
import { rescheduleWalkIn } from './reschedule-walk-in.ts';

/** Staff actions for walk-in interviews. */
export const walkInStaffActions: readonly StaffAction[] = [
  staffAction(inviteToWalkInCall, (context, { body, by }) => inviteToWalkIn(context, body, by), {
    target: (_, answer) => answer && { kind: 'walk-in', id: answer.walkInID },
  }),

  staffAction(listWalkIns, async ({ db, clock }, { query: { walkInID } }) => {
    const now = clock.now();
    const found = walkInID === undefined ? await listUpcomingWalkIns(db, now) : await listWalkInsById(db, walkInID);
    return found.map((walkIn) => ({
      walkInID: walkIn.id,
      fullName: walkIn.full_name,
      email: walkIn.email,
      vacancyID: walkIn.vacancy_id,
      jobTitle: walkIn.jobTitle,
      startsOn: walkIn.starts_at.toISOString(),
      endsOn: walkIn.ends_at.toISOString(),
      venue: walkIn.venue,
      contact: walkIn.contact,
      note: walkIn.note,
      version: walkIn.moves,
      status: walkInStatus(walkIn, now),
      reason: walkIn.reason ?? '',
      preferredOn: walkIn.preferred_at?.toISOString() ?? '',
    }));
  }),

  staffAction(
    rescheduleWalkInCall,
    async (context, { body }) => {
      await rescheduleWalkIn(context, body.walkInID, body);
      return `Walk-in interview ${body.walkInID} is moved.`;
    },
    { target: ({ body }) => ({ kind: 'walk-in', id: body.walkInID }) },
  ),

  staffAction(editWalkInCall, (context, { body }) => editWalkIn(context, body), {
    target: ({ body }) => ({ kind: 'walk-in', id: body.walkInID }),
  }),

  staffAction(
    cancelWalkInCall,
    async (context, { body, by }) => {
      await cancelWalkIn(context, body.walkInID, body.cause, by);
      return `Walk-in interview ${body.walkInID} is cancelled.`;
    },
    { target: ({ body }) => ({ kind: 'walk-in', id: body.walkInID }) },
  ),
];
