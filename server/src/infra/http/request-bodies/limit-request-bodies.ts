import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { busyError } from '../../../lib/call-error.ts';
import { networkPrefix } from '../rate-limit/network-prefix.ts';
import { createBodyBudget } from './body-budget.ts';
import { discardUpload } from './discard-upload.ts';

/** Request bodies in the memory of this process: 60 of the largest, or 30,000 ordinary ones. */
const MAX_BYTES = 32 * 1024 * 1024;
/** 15 of the largest at once from one address, behind which there may be an office. */
const MAX_BYTES_PER_CLIENT = 8 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the bytes of request bodies in memory over all requests: a request that is refused for it gets 503 with
 * Retry-After, while a single body beyond `bodyLimit` gets 413. Forms with files are not counted: their files are
 * written to disk as they arrive, with a limit of their own (receive-form.ts).
 */
export function limitRequestBodies(app: FastifyInstance): void {
  const count = createBodyBudget({ maxBytes: MAX_BYTES, maxBytesPerClient: MAX_BYTES_PER_CLIENT });

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    // `request.isMultipart()` is false until the body is parsed.
    if (!hasBody || /^multipart\//i.test(headers['content-type'] ?? '')) return done(null, payload);
    // The client has hung up: the body would neither end nor fail, and the request would never end.
    if (reply.raw.destroyed) return done(busyError(RETRY_AFTER_SECONDS));
    const body = count(networkPrefix(request.ip), () => {
      payload.unpipe(counted);
      counted.destroy(busyError(RETRY_AFTER_SECONDS));
      discardUpload(raw);
    });
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        body.add(chunk.length);
        next(null, chunk);
      },
      flush(next) {
        body.complete();
        next();
      },
    });
    reply.raw.once('close', body.release);
    payload.once('error', (error) => counted.destroy(error));
    done(null, payload.pipe(counted));
  });
}
