import {
  acceptStaffInvitation,
  beginTotpSetUp,
  confirmStaffFactor,
  confirmStaffSignIn,
  decideSecondPersonRequest,
  finishTotpSetUp,
  getStaffInvitation,
  getStaffProfile,
  hasStaffPermission,
  leavePresence,
  listAuditEntries,
  listSecondPersonRequests,
  rolePermissions,
  type StaffPermission,
  showPresence,
  staffSignIn,
  staffSignOut,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import type { StaffAction } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { AUDIT_PAGE, searchAuditEntries } from './audit/audit.queries.ts';
import { ownStaffAccountRoutes } from './my-account/own-account.routes.ts';
import { staffPasskeyRoutes } from './passkeys/staff-passkeys.routes.ts';
import { forgetPresence, recordPresence } from './presence/presence.ts';
import { decideRequest } from './second-person/decide-request.ts';
import { hasExpired, listStaffRequests } from './second-person/staff-requests.queries.ts';
import { codeFactor } from './sign-in/check-second-factor.ts';
import { beginTotp, finishTotp } from './sign-in/set-up-totp.ts';
import { confirmFactor, confirmSignIn, signInStaff } from './sign-in/sign-in-staff.ts';
import { endStaffSessions } from './sign-in/staff-sessions.queries.ts';
import { findStaff, profileOf } from './staff.queries.ts';
import { acceptInvitation, getInvitation } from './staff-accounts/accept-invitation.ts';

/**
 * Serves signing in, the audit log and the decisions of a second person.
 * @param actions those that a second person may approve
 */
export function staffRoutes(app: FastifyInstance, context: AppContext, actions: readonly StaffAction[]): void {
  const { db, clock } = context;
  /** For calls that sign in. */
  const signingIn = { ...context, db: context.signInDb };

  serveCall(app, staffSignIn, ({ body, origin }) => signInStaff(signingIn, body, origin));
  serveCall(app, confirmStaffSignIn, ({ body: { ticket, code }, origin }) =>
    confirmSignIn(signingIn, ticket, codeFactor(signingIn, code), origin),
  );
  staffPasskeyRoutes(app, context, signingIn);
  ownStaffAccountRoutes(app, context);
  serveCall(app, getStaffInvitation, ({ params }) => getInvitation(context, params.token));
  serveCall(app, acceptStaffInvitation, ({ body }) => acceptInvitation(context, body));
  serveCall(app, beginTotpSetUp, ({ body }) => beginTotp(context, body.ticket));
  serveCall(app, finishTotpSetUp, ({ body, origin }) => finishTotp(context, body, origin));
  serveCall(app, confirmStaffFactor, ({ body, staff }) =>
    confirmFactor(context, staff, codeFactor(context, body.code)),
  );

  serveCall(app, showPresence, ({ body, staff }) => recordPresence(context, staff, body));
  serveCall(app, leavePresence, ({ body, staff }) => forgetPresence(context, staff, body));

  serveCall(app, getStaffProfile, async ({ staff }) => {
    const found = await findStaff(db, { id: staff.staffId });
    if (!found) throw new CallError('not_signed_in');
    return profileOf(found);
  });

  serveCall(app, staffSignOut, async ({ staff }) => {
    await endStaffSessions(db, { sessionId: staff.sessionId }, clock.now());
    return 'Signed out';
  });

  serveCall(app, listAuditEntries, async ({ query, headers }) => {
    const { entries, total, isCapped } = await searchAuditEntries(db, query);
    headers['X-Total-Count'] = String(total);
    if (isCapped) headers['X-Total-Capped'] = 'true';
    headers['X-Page-Count'] = String(Math.ceil(total / AUDIT_PAGE));
    return entries;
  });

  serveCall(app, listSecondPersonRequests, async ({ staff }) => {
    const permissions = staff.roles.flatMap((role) => rolePermissions[role]);
    const now = clock.now();
    const rows = await listStaffRequests(db, staff.staffId, permissions, now);
    return rows.map((row) => {
      const status = hasExpired(row, now) ? ('expired' as const) : row.status;
      const isOwn = row.requested_by === staff.staffId;
      const isAllowed = hasStaffPermission(staff.roles, row.permission as StaffPermission);
      return {
        requestID: row.id,
        action: row.action,
        input: ((row.input as { body?: Record<string, unknown> }).body ?? {}) as Record<string, unknown>,
        cause: row.cause,
        reason: row.reason,
        requestedBy: row.requesterName,
        requestedOn: row.requested_at.toISOString(),
        status,
        decidedBy: row.deciderName ?? '',
        decidedOn: row.decided_at?.toISOString() ?? null,
        canDecide: !isOwn && isAllowed && status === 'waiting',
        isOwn,
      };
    });
  });

  serveCall(app, decideSecondPersonRequest, ({ body, staff, origin }) =>
    decideRequest(context, actions, body, staff, origin),
  );
}
