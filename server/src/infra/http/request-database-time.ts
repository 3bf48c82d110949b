import type { FastifyInstance } from 'fastify';
import { openDatabaseTime, withDatabaseTime } from '../database/pool/database-time.ts';
import { admissionWaitOf } from './admission/admission-control.ts';

declare module 'fastify' {
  interface FastifyRequest {
    databaseTime: ReturnType<typeof openDatabaseTime> | undefined;
  }
}

/**
 * Counts the time that each request waits for admission and for the database, which its pools limit in total (decision 29).
 * @param requestWaitMs how long a request may wait in all
 */
export function countDatabaseTime(app: FastifyInstance, requestWaitMs: number): void {
  app.decorateRequest('databaseTime', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const time = openDatabaseTime(requestWaitMs, admissionWaitOf(request.raw));
    request.databaseTime = time;
    withDatabaseTime(time, done);
  });
  // Events of the body's stream do not belong to the request that onRequest began.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.databaseTime) withDatabaseTime(request.databaseTime, done);
    else done();
  });
  app.addHook('onResponse', async (request) => request.databaseTime?.end());
}
