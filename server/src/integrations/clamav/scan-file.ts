import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import { CallError } from '../../lib/call-error.ts';

export const VIRUS_FOUND = 'This file was refused by our virus check.';

/** A scan of 10 MiB takes one or two seconds on a busy scanner. */
const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const MAX_REPLY_BYTES = 4_096;

function parseAddress(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address };
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
}

/** A file in the format of clamd's INSTREAM: chunks prefixed with their length, then a length of zero. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const length = (bytes: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(bytes);
    return head;
  };
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path)) {
    yield length((chunk as Buffer).length);
    yield chunk as Buffer;
  }
  yield length(0);
}

/** The scanner's reply for a file, such as `stream: OK`. */
async function requestScan(address: string, path: string, timeoutMs: number): Promise<string> {
  const socket = connect(parseAddress(address));
  const signal = AbortSignal.timeout(timeoutMs);
  const abort = () => socket.destroy(new Error(`no reply within ${timeoutMs} ms`));
  signal.addEventListener('abort', abort);
  try {
    const sent = pipeline(chunksOf(path), socket, { end: false });
    const [reply] = await Promise.all([text(socket), sent]);
    return reply.slice(0, MAX_REPLY_BYTES).replace(/[\0\s]+$/, '');
  } finally {
    signal.removeEventListener('abort', abort);
    socket.destroy();
  }
}

/**
 * Scans a file for viruses with the ClamAV daemon of CLAMAV_ADDRESS; does nothing when none is configured.
 * @throws {CallError} unsupported_type for a file with a virus, unavailable when the scanner returns no verdict
 */
export async function scanFile(
  { clamavAddress }: Pick<Config, 'clamavAddress'>,
  path: string,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (!clamavAddress) return;
  const reply = await requestScan(clamavAddress, path, timeoutMs).catch((error: Error) => `failed: ${error.message}`);
  if (reply === 'stream: OK') return;
  if (/^stream: .+ FOUND$/.test(reply)) throw new CallError('unsupported_type', VIRUS_FOUND);
  const cause = new Error(`the virus scanner returned no verdict: ${reply || 'nothing'}`);
  throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS, cause });
}
