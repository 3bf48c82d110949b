import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { encodingFor, PageBody } from './encoded-body.ts';

/** A page ready to be sent to anybody who asks for it. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Names these bytes, without the encoding; nothing for a page that is not kept. */
  tag: string | undefined;
  body: PageBody;
}

/** What is sent of it to one client. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Caches may keep it, and ask each time whether it is still so. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';
const NOBODY_ELSES = 'private, no-cache';

/** Makes the answer of a rendered page. */
export function answerOf(
  page: { status: number; headers: Record<string, string>; body: string | Uint8Array },
  isKept: boolean,
): PageAnswer {
  const bytes = Buffer.from(page.body as string);
  const headers = {
    'cache-control': isKept ? ASK_EACH_TIME : NOBODY_ELSES,
    ...page.headers,
    vary: 'accept-encoding',
  };
  const tag = isKept ? hash('sha256', bytes, 'base64url').slice(0, 27) : undefined;
  return { status: page.status, headers, tag, body: new PageBody(bytes) };
}

const names = (given: string | undefined, tag: string): boolean =>
  given !== undefined &&
  (given.trim() === '*' || given.split(',').some((item) => item.trim().replace(/^W\//, '') === tag));

/** What a client is sent: the page in its encoding, or word that it has it already. At once when the bytes are there. */
export function sentOf(
  { status, headers, tag, body }: PageAnswer,
  request: IncomingHttpHeaders,
): SentPage | Promise<SentPage> {
  const encoding = body.encodingOf(encodingFor(request['accept-encoding'] as string | undefined));
  // A strong tag names bytes, so each encoding has its own.
  const etag = tag && (encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`);
  const all: Record<string, string> = etag ? { ...headers, etag } : { ...headers };
  if (etag && names(request['if-none-match'], etag)) {
    delete all['content-type'];
    return { status: 304, headers: all, body: undefined };
  }
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  const withBytes = (bytes: Buffer): SentPage => {
    all['content-length'] = String(bytes.length);
    return { status, headers: all, body: bytes };
  };
  const bytes = body.in(encoding);
  return bytes instanceof Promise ? bytes.then(withBytes) : withBytes(bytes);
}
