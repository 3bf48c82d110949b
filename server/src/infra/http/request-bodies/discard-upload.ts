import type { IncomingMessage } from 'node:http';

/** Limits for receiving the rest of a refused upload: most clients read the reply only after sending all of it. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;
const DISCARD_TIMEOUT_MS = 10_000;

/** Discards the rest of a refused upload, and closes the connection of one that does not end. */
export function discardUpload(upload: IncomingMessage): void {
  if (upload.complete || upload.destroyed) return;
  upload.unpipe();
  let left = MAX_DISCARDED_BYTES;
  const timeout = setTimeout(() => upload.destroy(), DISCARD_TIMEOUT_MS);
  upload.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) upload.destroy();
  });
  upload.once('close', () => clearTimeout(timeout));
  upload.resume();
}
