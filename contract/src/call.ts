import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. `jobSeeker` and `operator` need a bearer token of an account with that role. */
export type Access = 'visitor' | 'jobSeeker' | 'operator';

/** What pages are made of, as far as it changes by itself; `{id}` stands for the call's parameter. */
export type Topic = 'vacancies' | 'vacancy:{id}' | 'plans' | 'job-fairs';

type ObjectSchema = z.ZodObject;

/** The reply of a call: JSON of a schema, plain text, or the bytes of a file. */
export type Reply =
  | { kind: 'json'; schema: z.ZodType }
  | { kind: 'text'; schema: z.ZodString }
  | { kind: 'file'; schema: z.ZodType };

/** One call between web and server: the server's route, the web's client, the reference page and the walk test come from it. */
export interface CallDefinition {
  method: 'GET' | 'POST';
  /** Controller, action and path parameters, as in the specification: `vacancyportal/GetVacancyDetails/{id}`. Served below `/api/`. */
  path: string;
  /** What it does, one line, for the reference page. */
  summary: string;
  /** Where the specification says so: `core §7`; `ours` for an addition. */
  source: string;
  access: Access;
  /** For a visitor's call that also takes notice of who is signed in; what that changes, its rule decides. */
  recognises?: true;
  /** The parameter or field that must name the caller's own account; a foreign id is answered 403 by one hook. */
  own?: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  /** JSON body, or the text fields of a multipart form when `file` is set. */
  body?: ObjectSchema;
  /** The file part of a multipart form: its field name, the most bytes it may have, and what a person reads beyond that. */
  file?: { field: string; maxBytes: number; tooLarge: string };
  reply: Reply;
  /** Errors it may answer beside those every call may (bad_input, too_many_requests, unavailable, server_error). */
  errors?: readonly ErrorCode[];
  /**
   * For a visitor's GET call: the topics its answer is read from, none when it never changes. Pages made of such calls
   * alone are kept until a topic changes; without `topics` the page is made anew for each visitor.
   */
  topics?: readonly Topic[];
  /** Attempts an address may make, for calls worth guarding against guessing. */
  limit?: { max: number; perSeconds: number };
}

/** States a call; exists so that each definition keeps its exact types. */
export const call = <const D extends CallDefinition>(definition: D): D => definition;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Field<D, K extends PropertyKey> = K extends keyof D ? D[K] : undefined;

/** What a handler on the server receives after validation. */
export interface CallOutput<D extends CallDefinition> {
  params: Output<Field<D, 'params'>>;
  query: Output<Field<D, 'query'>>;
  body: Output<Field<D, 'body'>>;
}

type Given<K extends string, S> = S extends z.ZodType ? { [key in K]: Input<S> } : { [key in K]?: undefined };

/** What a client gives to make a call. */
export type CallInput<D extends CallDefinition> = Given<'params', Field<D, 'params'>> &
  Given<'query', Field<D, 'query'>> &
  Given<'body', Field<D, 'body'>>;

/** What a client gets back. */
export type CallReply<D extends CallDefinition> = z.output<D['reply']['schema']>;

/** What a handler answers before the reply schema strips and checks it. */
export type CallAnswer<D extends CallDefinition> = z.input<D['reply']['schema']>;

/** The address of a call with its parameters filled in: `/api/applyjob/CheckJobApplied/7/12?x=1`. Missing query values are left out. */
export function addressOf(
  definition: CallDefinition,
  given: { params?: object | undefined; query?: object | undefined },
): string {
  const params = (given.params ?? {}) as Record<string, unknown>;
  const path = definition.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return `/api/${path}${search ? `?${search}` : ''}`;
}

/** A text reply is a success when it contains the word in any case; no failure text ever contains it (core §4, decisions). */
export const isSuccessText = (text: string): boolean => /success/i.test(text);
