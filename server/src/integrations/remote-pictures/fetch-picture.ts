import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPublicHttpsAddress, lookupPublic } from '../web-push/public-address.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** Fails beyond the limit: a body may be endless. */
const limitBytes = (): Transform => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) done(new Error('the picture is too large'));
      else done(null, chunk);
    },
  });
};

/**
 * Fetches a file whose address a feed has given, into `path`; it is untrusted. Only https on its usual port, to public addresses
 * (SSRF), without redirects, at most 2 MB within 10 s.
 * @param options.simulator origin of a local server that gets all requests
 * @returns whether the server sent a file; 'never' for an address that is not fetched
 * @throws when the server does not reply, or with an error of its own
 */
export async function fetchPicture(
  address: string,
  path: string,
  { simulator }: { simulator?: string } = {},
): Promise<'fetched' | 'never'> {
  if (!isPublicHttpsAddress(address)) return 'never';
  const { pathname, search, hostname } = new URL(address);
  const url = new URL(simulator ? `${simulator}/${hostname}${pathname}${search}` : address);
  const request = simulator ? requestHttp : requestHttps;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options: RequestOptions = { signal, ...(simulator ? {} : { lookup: lookupPublic }) };
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, options, resolve).on('error', reject).end(),
  );
  const status = reply.statusCode ?? 0;
  if (status !== 200) {
    reply.destroy();
    if (status >= 500 || status === 429) throw new Error(`the server replied ${status}`);
    return 'never';
  }
  await pipeline(reply, limitBytes(), createWriteStream(path), { signal });
  return 'fetched';
}
