import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { CallAnswer, CallDefinition, CallOutput } from '@aarambh/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallError } from '../../lib/call-error.ts';
import { checkOwnAccount } from './access-control.ts';
import { describeAccess } from './api-reference/describe-call.ts';
import type { Caller } from './caller.ts';
import { registerInProcessCall } from './in-process-calls.ts';
import { type Origin, originOf } from './origin.ts';
import { type ReceivedFile, receiveForm } from './receive-form.ts';

/** The reply of a `file` call. `name` is the download's file name; the type was detected by the server. */
export interface FileAnswer {
  stream: Readable;
  contentType: string;
  name: string;
}

/** The input of a handler: validated input, the signed-in caller, the uploaded file, and an object for reply headers. */
export type Received<D extends CallDefinition> = CallOutput<D> & {
  /** Set for calls that need an account; optional for calls with `recognises`. */
  caller: D extends { recognises: true } ? Caller | undefined : D['access'] extends 'visitor' ? undefined : Caller;
  /** Set for calls with a file, when one was sent; deleted when the handler ends. */
  file: ReceivedFile | undefined;
  /** Where the request comes from, for rate limits and the audit trail. */
  origin: Origin;
  /** Headers to add to the reply. */
  headers: Record<string, string>;
};

type Answer<D extends CallDefinition> = D['reply'] extends { kind: 'file' } ? FileAnswer : CallAnswer<D>;

/** Attributes of a Content-Disposition header for any file name (RFC 6266). */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

async function answer(definition: CallDefinition, reply: FastifyReply, result: unknown): Promise<FastifyReply> {
  if (definition.access !== 'visitor' || definition.method !== 'GET') reply.header('cache-control', 'no-store');
  switch (definition.reply.kind) {
    case 'text':
      return reply.type('text/plain; charset=utf-8').send(String(result));
    case 'file': {
      const file = result as FileAnswer;
      return reply
        .type(file.contentType)
        .header('content-disposition', attachment(file.name))
        .header('x-content-type-options', 'nosniff')
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
    async handler(request, reply) {
      const headers: Record<string, string> = {};
      let file: ReceivedFile | undefined;
      let result: unknown;
      try {
        if (definition.file) {
          const form = await receiveForm(request, definition.file, temporaryFolder ?? '');
          file = form.file;
          request.body = parseFields(definition, form.fields);
          checkOwnAccount(definition, request);
        }
        const { params, query, body, caller } = request;
        const origin = originOf(request);
        result = await handle({ params, query, body, caller, file, origin, headers } as Received<D>);
      } finally {
        // Before the reply, so that no uploaded file remains when the client has it.
        if (file) await rm(file.path, { force: true });
      }
      reply.headers(headers);
      return await answer(definition, reply, result);
    },
  });
}

function parseFields(definition: CallDefinition, fields: Record<string, string>): unknown {
  const parsed = definition.body?.safeParse(fields);
  if (!parsed || parsed.success) return parsed?.data;
  const errors = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  throw new CallError('bad_input', errors[0]?.message, { fields: errors });
}
