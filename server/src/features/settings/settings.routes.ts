import { getSettings } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';

/** Serves the public settings of this portal. */
export function settingsRoutes(app: FastifyInstance, { captcha, signInProvider, gateway }: AppContext): void {
  serveCall(app, getSettings, () => ({
    captcha: captcha.settings,
    signIn: signInProvider?.settings ?? { kind: 'none', clientID: '' },
    payments: { keyID: gateway.keyId, checkoutScript: gateway.checkoutScript, isTest: gateway.isTest },
  }));
}
