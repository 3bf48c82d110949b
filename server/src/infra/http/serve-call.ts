import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type CallAnswer, type CallDefinition, type CallOutput, isForStaff } from '@aarambh/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkOwnAccount } from './access-control.ts';
import { describeAccess } from './api-reference/describe-call.ts';
import type { Caller, StaffCaller } from './caller.ts';
import { disconnectSignal } from './connections/client-disconnect.ts';
import { registerInProcessCall } from './in-process-calls.ts';
import { type Origin, originOf } from './origin.ts';
import { readPersonalSearch } from './read-personal-search.ts';
import { type ReceivedFile, receiveForm } from './request-bodies/receive-form.ts';
import { parseInput } from './validate-input.ts';

/** The reply of a `file` call. `name` is the download's file name; the type was detected by the server. */
export interface FileAnswer {
  stream: Readable;
  contentType: string;
  name: string;
  /** A PDF opens in the browser's viewer instead of being saved. */
  opensInViewer?: boolean;
}

/** The input of a handler: validated input, the signed-in caller, the uploaded file, and an object for reply headers. */
export type Received<D extends CallDefinition> = CallOutput<D> & {
  /** Set for calls that need an account; optional for calls with `recognises`. */
  caller: D extends { recognises: true } ? Caller | undefined : D['access'] extends 'jobSeeker' ? Caller : undefined;
  /** Set for calls of staff. */
  staff: D['access'] extends 'visitor' | 'jobSeeker' ? undefined : StaffCaller;
  /** Set for calls with a file, when one was sent; deleted when the handler ends. */
  file: ReceivedFile | undefined;
  /** Where the request comes from, for rate limits and the audit trail. */
  origin: Origin;
  /** Headers to add to the reply. */
  headers: Record<string, string>;
  /** Aborts when the client leaves before the reply; undefined for calls inside the process. */
  signal: AbortSignal | undefined;
};

type Answer<D extends CallDefinition> = D['reply'] extends { kind: 'file' } ? FileAnswer : CallAnswer<D>;

/** The files are other people's: a browser that shows one as a page must run nothing of it (security 24). */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The policy of a PDF in the browser's viewer, which runs nothing on this origin. Chromium embeds the file with inline
 * style, and shows nothing under `sandbox`.
 */
const VIEWER_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A Content-Disposition header for any file name (RFC 6266). */
const disposition = (kind: 'attachment' | 'inline', name: string) =>
  `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

async function answer(definition: CallDefinition, reply: FastifyReply, result: unknown): Promise<FastifyReply> {
  if (definition.access !== 'visitor' || definition.method !== 'GET') reply.header('cache-control', 'no-store');
  switch (definition.reply.kind) {
    case 'text':
      return reply.type('text/plain; charset=utf-8').send(String(result));
    case 'file': {
      const file = result as FileAnswer;
      return reply
        .type(file.contentType)
        .headers({
          'content-disposition': disposition(file.opensInViewer ? 'inline' : 'attachment', file.name),
          'content-security-policy': file.opensInViewer ? VIEWER_POLICY : FILE_POLICY,
          'x-content-type-options': 'nosniff',
          // The address may be signed: it is in no request that the file causes.
          'referrer-policy': 'no-referrer',
          ...(definition.recognises ? { 'cache-control': 'no-store' } : {}),
        })
        .send(file.stream);
    }
    default:
      return reply.type('application/json; charset=utf-8').send(result);
  }
}

/**
 * Serves one call of the contract: route, validation, access, rate limit and serialisation come from its definition.
 * Unknown input fields are refused; the reply is stripped to its schema.
 * @param temporaryFolder for uploads; required for calls with a file
 */
export function serveCall<const D extends CallDefinition>(
  app: FastifyInstance,
  definition: D,
  handle: (received: Received<D>) => Promise<Answer<D>> | Answer<D>,
  temporaryFolder?: string,
): void {
  const url = `/api/${definition.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const receivesForm = definition.file !== undefined;
  registerInProcessCall(app, definition, (received) => handle(received as Received<D>));
  app.route({
    method: definition.method,
    url,
    config: {
      call: definition,
      ...(definition.limit
        ? {
            rateLimit: {
              max: definition.limit.max,
              timeWindow: definition.limit.perSeconds * 1_000,
              groupId: ` ${definition.path}`,
            },
          }
        : {}),
    },
    schema: {
      tags: [definition.path.split('/')[0] ?? ''],
      summary: definition.summary,
      description: describeAccess(definition),
      ...(definition.access === 'visitor' ? {} : { security: [{ bearer: [] }] }),
      ...(definition.recognises ? { security: [{}, { bearer: [] }] } : {}),
      ...(definition.params ? { params: definition.params } : {}),
      ...(definition.query ? { querystring: definition.query } : {}),
      ...(definition.body && !receivesForm ? { body: definition.body } : {}),
      ...(definition.reply.kind === 'json' ? { response: { 200: definition.reply.schema } } : {}),
    },
    ...(isForStaff(definition.access) && definition.query ? { preValidation: readPersonalSearch } : {}),
    async handler(request, reply) {
      const headers: Record<string, string> = {};
      let file: ReceivedFile | undefined;
      let release: (() => void) | undefined;
      let result: unknown;
      try {
        if (definition.file) {
          const form = await receiveForm(reply, definition.file, temporaryFolder ?? '');
          ({ file, release } = form);
          request.body = parseInput(definition.body, form.fields);
          checkOwnAccount(definition, request);
        }
        if (definition.method !== 'GET') await request.confirmCaller?.();
        const { params, query, body, caller, staff } = request;
        const origin = originOf(request);
        const signal = disconnectSignal(reply);
        result = await handle({ params, query, body, caller, staff, file, origin, headers, signal } as Received<D>);
      } finally {
        // Before the reply, so that no uploaded file remains when the client has it.
        if (file) await rm(file.path, { force: true });
        release?.();
      }
      reply.headers(headers);
      return await answer(definition, reply, result);
    },
  });
}
