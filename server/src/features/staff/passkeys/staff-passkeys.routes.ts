import {
  beginPasskeyConfirmation,
  beginStaffPasskeySetUp,
  beginStaffPasskeySignIn,
  finishPasskeyConfirmation,
  finishStaffPasskeySetUp,
  finishStaffPasskeySignIn,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { confirmFactor, confirmSignIn } from '../sign-in/sign-in-staff.ts';
import { readTicket } from '../sign-in/sign-in-ticket.ts';
import { beginPasskeySetUp, finishPasskeySetUp } from './set-up-passkey.ts';
import { beginStaffPasskeyUse, passkeyFactor } from './use-staff-passkey.ts';

/** Serves passkeys as second factor of staff: setting the first one up, signing in, a fresh factor. */
export function staffPasskeyRoutes(app: FastifyInstance, context: AppContext, signingIn: AppContext): void {
  serveCall(app, beginStaffPasskeySetUp, ({ body }) => beginPasskeySetUp(context, body.ticket));
  serveCall(app, finishStaffPasskeySetUp, ({ body, origin }) => finishPasskeySetUp(context, body, origin));

  serveCall(app, beginStaffPasskeySignIn, async ({ body }) => {
    const { id } = await readTicket(signingIn, body.ticket);
    return await beginStaffPasskeyUse(signingIn, id);
  });
  serveCall(app, finishStaffPasskeySignIn, ({ body: { ticket, credential }, origin }) =>
    confirmSignIn(signingIn, ticket, passkeyFactor(signingIn, credential), origin),
  );

  serveCall(app, beginPasskeyConfirmation, ({ staff }) => beginStaffPasskeyUse(context, staff.staffId));
  serveCall(app, finishPasskeyConfirmation, ({ body, staff }) =>
    confirmFactor(context, staff, passkeyFactor(context, body.credential)),
  );
}
