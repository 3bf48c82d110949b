import Fastify, { type FastifyInstance } from 'fastify';

/** 'hang' never replies, 'mute' accepts the message without a reply, 'garbled' replies with something other than JSON. */
export type Behaviour = 'well' | 'error' | 'busy' | 'hang' | 'mute' | 'garbled';

export const INDIAN_MOBILE = /^\+?91[6-9]\d{9}$/;

export const neverReply = (): Promise<never> => new Promise<never>(() => undefined);

/** What the simulators of message providers share: a server on loopback whose behaviour a test sets. */
export interface MessageProvider {
  app: FastifyInstance;
  behaviour(): Behaviour;
  behave(how: Behaviour): void;
}

/**
 * Opens the server of a simulator, without routes.
 * @param of what it simulates, in errors
 * @param realKeys names of the settings that hold keys
 * @throws when a real key is set
 */
export function openMessageProvider(of: string, realKeys: readonly string[]): MessageProvider {
  if (realKeys.some((name) => process.env[name] && !process.env[name].startsWith('test-')))
    throw new Error(`The simulator of ${of} refuses to start when real keys are set.`);
  let behaviour: Behaviour = 'well';
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('preHandler', async (_request, reply) => {
    if (behaviour === 'hang') return await neverReply();
    if (behaviour === 'error') return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    if (behaviour === 'garbled') return reply.type('text/html').send('<html>');
  });
  return {
    app,
    behaviour: () => behaviour,
    behave(how) {
      behaviour = how;
    },
  };
}
