import { sendSupportMessage as sendSupportMessageCall } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { demoMailRoutes } from './mail/demo-mail.routes.ts';
import { supportMailRoutes } from './mail/support-mail.routes.ts';
import { sendSupportMessage } from './send-support-message.ts';

/** Serves the contact form and receives mails. */
export function supportRoutes(app: FastifyInstance, context: AppContext): void {
  supportMailRoutes(app, context);
  demoMailRoutes(app, context);
  serveCall(app, sendSupportMessageCall, async ({ body, caller, origin }) => ({
    caseID: await sendSupportMessage(context, body, caller, origin),
  }));
}
