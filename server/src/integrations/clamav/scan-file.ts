import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import { CallError } from '../../lib/call-error.ts';

export const VIRUS_FOUND = 'This file was refused by our virus check.';

/** A scan of 10 MiB takes a second or two where the scanner is busy. */
const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const MAX_REPLY_BYTES = 4_096;

function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address };
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
}

/** A file as clamd's INSTREAM takes it: pieces behind their lengths, and a piece of none at the end. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const length = (bytes: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(bytes);
    return head;
  };
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path)) {
    yield length((piece as Buffer).length);
    yield piece as Buffer;
  }
  yield length(0);
}

/** What the scanner says about a file, such as `stream: OK`. */
async function ask(address: string, path: string, timeoutMs: number): Promise<string> {
  const socket = connect(placeOf(address));
  const signal = AbortSignal.timeout(timeoutMs);
  const giveUp = () => socket.destroy(new Error(`no answer within ${timeoutMs} ms`));
  signal.addEventListener('abort', giveUp);
  try {
    const sent = pipeline(piecesOf(path), socket, { end: false });
    const [reply] = await Promise.all([text(socket), sent]);
    return reply.slice(0, MAX_REPLY_BYTES).replace(/[\0\s]+$/, '');
  } finally {
    signal.removeEventListener('abort', giveUp);
    socket.destroy();
  }
}

/**
 * Has the scanner of CLAMAV_ADDRESS look at a file before it is stored; without one nothing happens here.
 * @throws {CallError} unsupported_type for a file with a virus, unavailable when the scanner gives no verdict
 */
export async function scanFile(
  { clamavAddress }: Pick<Config, 'clamavAddress'>,
  path: string,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (!clamavAddress) return;
  const reply = await ask(clamavAddress, path, timeoutMs).catch((error: Error) => `failed: ${error.message}`);
  if (reply === 'stream: OK') return;
  if (/^stream: .+ FOUND$/.test(reply)) throw new CallError('unsupported_type', VIRUS_FOUND);
  const cause = new Error(`the virus scanner gave no verdict: ${reply || 'nothing'}`);
  throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS, cause });
}
