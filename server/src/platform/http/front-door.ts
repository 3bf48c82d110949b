import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers a request at once, or leaves it (false) to the pipeline. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers what it can before the pipeline, whose hooks cost several times as much as a page that is ready. */
    answerQuickly(answer: QuickAnswer): void;
  }
}

/** Puts a door in front of the pipeline, where what arrives over the network is counted and some of it answered. */
export function openFrontDoor(app: FastifyInstance): void {
  let quick: QuickAnswer = () => false;
  const [pipeline] = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  if (!pipeline) throw new Error('The HTTP server has no listener yet.');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!(app.takeIn(request, response) && quick(request, response))) pipeline(request, response);
  });
  app.decorate('answerQuickly', (answer: QuickAnswer) => {
    quick = answer;
  });
}
