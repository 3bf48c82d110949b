import type { CallDefinition } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { findCurrentWork } from '../current-work.ts';
import type { Origin } from './origin.ts';
import { classifyError, problemOf } from './problem-details.ts';
import { parseInput } from './validate-input.ts';

/** The input of a call, before validation. */
interface CallInput {
  params?: object;
  query?: object;
}

/** The reply of a call, as it would be over the network. */
export interface InProcessReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A call that pages make inside the process without an HTTP request: same validation, same rule, same reply. */
interface InProcessCall {
  definition: CallDefinition;
  answer(input: CallInput): Promise<InProcessReply>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that pages may make inside the process, by path of the contract. */
    inProcessCalls: Map<string, InProcessCall>;
  }
}

const IN_PROCESS_ORIGIN: Origin = { address: '127.0.0.1', device: 'Unknown device' };

/** Keeps the values that a URL would carry, as text. */
const toUrlValues = (given: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given ?? {})
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/** Pages may make calls without account, rate limit and file. */
const isForPages = ({ method, access, limit, reply }: CallDefinition): boolean =>
  method === 'GET' && access === 'visitor' && !limit && reply.kind === 'json';

/** Registers a call for in-process use, when pages may make it. */
export function registerInProcessCall(
  app: FastifyInstance,
  definition: CallDefinition,
  handle: (received: object) => unknown,
): void {
  if (!app.hasDecorator('inProcessCalls')) app.decorate('inProcessCalls', new Map());
  if (!isForPages(definition)) return;
  const { path, method, reply } = definition;
  const write = serializerCompiler({ schema: reply.schema, method, url: path });

  async function answer(input: CallInput): Promise<InProcessReply> {
    try {
      const headers: Record<string, string> = {};
      const params = parseInput(definition.params, toUrlValues(input.params));
      const query = parseInput(definition.query, toUrlValues(input.query));
      const result = await handle({ params, query, headers, origin: IN_PROCESS_ORIGIN });
      const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      return { status: 200, headers: Object.fromEntries(lowerCase), body: write(result) };
    } catch (error) {
      const { code, message, fields } = classifyError(error, app.log);
      const problem = problemOf(code, message, fields, findCurrentWork()?.requestId);
      return { status: problem.status, headers: {}, body: JSON.stringify(problem) };
    }
  }
  app.inProcessCalls.set(path, { definition, answer });
}
