import type { CallDefinition } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { CallError } from '../../lib/call-error.ts';
import type { Origin } from '../http/origin.ts';
import { explainError, problemOf } from '../http/problems.ts';

/** What a page gives to a call, before validation. */
interface Given {
  params?: object;
  query?: object;
}

/** What a call answers, as it would over the network. */
export interface InsideAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A call that a page of this process makes without a request: the same validation, rule and reply. */
interface InsideCall {
  definition: CallDefinition;
  answer(given: Given): Promise<InsideAnswer>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By path of the contract. */
    insideCalls: Map<string, InsideCall>;
  }
}

const INSIDE: Origin = { address: '127.0.0.1', device: 'Unknown device' };

/** Only what an address would carry. */
const asInAddress = (given: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given ?? {})
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

function parse(schema: z.ZodObject | undefined, given: object | undefined): unknown {
  const read = schema?.safeParse(asInAddress(given));
  if (!read || read.success) return read?.data;
  const fields = read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  throw new CallError('bad_input', fields[0]?.message, { fields });
}

/** A call without account, limit or file, which pages may make inside the process. */
const isForPages = ({ method, access, limit, reply }: CallDefinition): boolean =>
  method === 'GET' && access === 'visitor' && !limit && reply.kind === 'json';

/** Lets pages make a call without a request, when it is one of theirs. */
export function allowInside(
  app: FastifyInstance,
  definition: CallDefinition,
  handle: (received: object) => unknown,
): void {
  if (!app.hasDecorator('insideCalls')) app.decorate('insideCalls', new Map());
  if (!isForPages(definition)) return;
  const { path, method, reply } = definition;
  const write = serializerCompiler({ schema: reply.schema, method, url: path });

  async function answer(given: Given): Promise<InsideAnswer> {
    try {
      const headers: Record<string, string> = {};
      const params = parse(definition.params, given.params);
      const query = parse(definition.query, given.query);
      const result = await handle({ params, query, headers, origin: INSIDE });
      const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      return { status: 200, headers: Object.fromEntries(lowerCase), body: write(result) };
    } catch (error) {
      const { code, message, fields } = explainError(error, app.log);
      const problem = problemOf(code, message, fields);
      return { status: problem.status, headers: {}, body: JSON.stringify(problem) };
    }
  }
  app.insideCalls.set(path, { definition, answer });
}
