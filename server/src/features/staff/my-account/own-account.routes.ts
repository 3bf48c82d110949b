import {
  beginAppReplacement,
  beginStaffPasskeyRegistration,
  changeStaffPassword,
  endOwnStaffSessions,
  finishAppReplacement,
  finishStaffPasskeyRegistration,
  getOwnStaffAccount,
  removeStaffApp,
  removeStaffPasskey,
  renewRecoveryCodes,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { beginStaffPasskey } from '../passkeys/add-staff-passkey.ts';
import { listStaffPasskeys } from '../passkeys/staff-passkeys.queries.ts';
import { findStaff } from '../staff.queries.ts';
import { changeOwnAccount } from './change-own-account.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { countRecoveryCodes, endSessionsOf, listStaffSessions } from './own-account.queries.ts';
import {
  addOwnPasskey,
  beginOwnApp,
  finishOwnApp,
  removeOwnApp,
  removeOwnPasskey,
  renewOwnRecoveryCodes,
} from './second-factors.ts';

/** Serves what staff do with their own account: passkeys, authenticator app, recovery codes, password, sessions. */
export function ownStaffAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  const getStaff = async (staffId: number) => {
    const staff = await findStaff(db, { id: staffId });
    if (!staff) throw new CallError('not_signed_in');
    return staff;
  };

  serveCall(app, getOwnStaffAccount, async ({ staff: { staffId, sessionId } }) => ({
    passkeys: await listStaffPasskeys(db, staffId),
    appSince: (await getStaff(staffId)).totpConfirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, staffId),
    sessions: await listStaffSessions(db, staffId, sessionId, clock.now()),
  }));

  serveCall(app, beginStaffPasskeyRegistration, async ({ staff }) =>
    beginStaffPasskey(context, await getStaff(staff.staffId)),
  );
  serveCall(app, finishStaffPasskeyRegistration, (call) => addOwnPasskey(context, call, call.body));
  serveCall(app, removeStaffPasskey, (call) => removeOwnPasskey(context, call, call.body.passkeyID));
  serveCall(app, beginAppReplacement, (call) => beginOwnApp(context, call));
  serveCall(app, finishAppReplacement, (call) => finishOwnApp(context, call, call.body.code));
  serveCall(app, removeStaffApp, (call) => removeOwnApp(context, call));
  serveCall(app, renewRecoveryCodes, (call) => renewOwnRecoveryCodes(context, call));
  serveCall(app, changeStaffPassword, (call) => changeOwnPassword(context, call, call.body));

  serveCall(app, endOwnStaffSessions, (call) =>
    changeOwnAccount(context, call, 'EndOwnSessions', async (transaction, { id }, now) => {
      const { sessionID } = call.body;
      const which = sessionID === undefined ? { allBut: call.staff.sessionId } : { only: sessionID };
      const ended = await endSessionsOf(transaction, id, which, now);
      if (sessionID !== undefined && ended === 0) throw new CallError('not_found');
      return { reply: ended === 1 ? 'One session has ended.' : `${ended} sessions have ended.`, after: { ended } };
    }),
  );
}
