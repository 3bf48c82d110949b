import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { EncodedBody, negotiateEncoding } from './encoded-body.ts';

/** The response of a rendered page, ready to be sent to any client. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  /** Hash of the unencoded bytes, the base of the ETag; undefined for a page that is not cacheable. */
  tag: string | undefined;
  body: EncodedBody;
}

/** The response to one client. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Shared caches may store the page and must revalidate it for each request. */
const CACHEABLE = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-cache';

/** Creates the response of a rendered page. */
export function createPageResponse(
  page: { status: number; headers: Record<string, string>; body: string | Uint8Array },
  isCacheable: boolean,
): PageResponse {
  const bytes = Buffer.from(page.body as string);
  const headers = {
    'cache-control': isCacheable ? CACHEABLE : PRIVATE,
    ...page.headers,
    vary: 'accept-encoding',
  };
  const tag = isCacheable ? hash('sha256', bytes, 'base64url').slice(0, 27) : undefined;
  return { status: page.status, headers, tag, body: new EncodedBody(bytes) };
}

const matchesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag));

/**
 * Content negotiation: the page in the client's best encoding, or 304 when the client has it already.
 * @returns synchronously when the encoded bytes exist
 */
export function negotiateResponse(
  { status, headers, tag, body }: PageResponse,
  request: IncomingHttpHeaders,
): SentPage | Promise<SentPage> {
  const encoding = body.encodingOf(negotiateEncoding(request['accept-encoding'] as string | undefined));
  // A strong ETag identifies bytes, so each encoding has its own.
  const etag = tag && (encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`);
  const sentHeaders: Record<string, string> = etag ? { ...headers, etag } : { ...headers };
  if (etag && matchesTag(request['if-none-match'], etag)) {
    delete sentHeaders['content-type'];
    return { status: 304, headers: sentHeaders, body: undefined };
  }
  if (encoding !== 'identity') sentHeaders['content-encoding'] = encoding;
  const withBody = (bytes: Buffer): SentPage => {
    sentHeaders['content-length'] = String(bytes.length);
    return { status, headers: sentHeaders, body: bytes };
  };
  const bytes = body.in(encoding);
  return bytes instanceof Promise ? bytes.then(withBody) : withBody(bytes);
}
