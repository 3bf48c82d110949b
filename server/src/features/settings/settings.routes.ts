import { getSettings } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { createFiguresReader } from './create-figures-reader.ts';

/** Serves the public settings of this portal. */
export function settingsRoutes(app: FastifyInstance, context: AppContext): void {
  const { captcha, signInProvider, gateway } = context;
  const readFigures = createFiguresReader(context);
  serveCall(app, getSettings, async () => ({
    captcha: captcha.settings,
    signIn: signInProvider?.settings ?? { kind: 'none', clientID: '' },
    figures: await readFigures(),
    payments: { keyID: gateway.keyId, checkoutScript: gateway.checkoutScript, isTest: gateway.isTest },
  }));
}
