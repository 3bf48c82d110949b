import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { StaffPermission } from './staff-roles.ts';

/**
 * Who may make a call. `jobSeeker` needs the bearer token of a member; `staff` that of any staff member, and
 * `staff:…` that of one whose roles include the permission.
 */
export type Access = 'visitor' | 'jobSeeker' | 'staff' | `staff:${StaffPermission}`;

/** Whether a call is for staff only. */
export const isForStaff = (access: Access): boolean => access.startsWith('staff');

/** Invalidation topic of the page cache: data whose change makes cached pages stale. `{id}` is the call's parameter. */
export type Topic = 'vacancies' | 'vacancy:{id}' | 'plans' | 'job-fairs';

type ObjectSchema = z.ZodObject;

/** The reply of a call: JSON of a schema, plain text, or the bytes of a file. */
export type Reply =
  | { kind: 'json'; schema: z.ZodType }
  | { kind: 'text'; schema: z.ZodString }
  | { kind: 'file'; schema: z.ZodType };

/**
 * One call between web and server. The server's route and validation, the web's client, the OpenAPI document and the
 * contract walk test are derived from it.
 */
export interface CallDefinition {
  method: 'GET' | 'POST';
  /** Controller, action and path parameters below `/api/`, as in the specification: `vacancyportal/GetVacancyDetails/{id}`. */
  path: string;
  /** One line for the API reference: what the call does. */
  summary: string;
  /** Section of the specification, such as `core §7`; `ours` for an addition. */
  source: string;
  access: Access;
  /** The call is open to visitors but also identifies a signed-in caller. */
  recognises?: true;
  /** Parameter or field that must contain the caller's own account id; access control replies 403 to any other. */
  own?: string;
  /** A staff call that needs a second factor given within the last ten minutes: money, roles, exports. */
  freshFactor?: true;
  params?: ObjectSchema;
  query?: ObjectSchema;
  /** JSON body, or the text fields of a multipart form when `file` is set. */
  body?: ObjectSchema;
  /** File part of a multipart form: field name, maximum size in bytes, and the user text when it is exceeded. */
  file?: {
    field: string;
    maxBytes: number;
    tooLarge: string;
    /** Of each text field of the form; 1,000 by default. */
    maxFieldBytes?: number;
  };
  reply: Reply;
  /** Possible errors besides those of every call (bad_input, too_many_requests, unavailable, server_error). */
  errors?: readonly ErrorCode[];
  /**
   * For a visitor's GET call: the topics that the reply depends on; an empty list when it never changes. A page that
   * uses only calls with topics is cached until one of them changes. Without `topics` the page is not cached.
   */
  topics?: readonly Topic[];
  /**
   * Rate limit per client address, for calls that must resist guessing, and for those that wait for a password or a provider:
   * they do not wait in the queue of writes, whose places they would occupy for seconds.
   */
  limit?: { max: number; perSeconds: number };
  /**
   * A GET call that may wait for seconds in a queue of its own, for a worker or a provider: it holds no slot of other reads
   * meanwhile, and of one account few wait at the same time.
   */
  hasOwnQueue?: true;
}

/** Declares a call; the type parameter keeps the exact types of the definition. */
export const call = <const D extends CallDefinition>(definition: D): D => definition;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Field<D, K extends PropertyKey> = K extends keyof D ? D[K] : undefined;

/** Input of a handler on the server, after validation. */
export interface CallOutput<D extends CallDefinition> {
  params: Output<Field<D, 'params'>>;
  query: Output<Field<D, 'query'>>;
  body: Output<Field<D, 'body'>>;
}

type Given<K extends string, S> = S extends z.ZodType ? { [key in K]: Input<S> } : { [key in K]?: undefined };

/** Input of a call on the client, before validation. */
export type CallInput<D extends CallDefinition> = Given<'params', Field<D, 'params'>> &
  Given<'query', Field<D, 'query'>> &
  Given<'body', Field<D, 'body'>>;

/** Reply of a call on the client. */
export type CallReply<D extends CallDefinition> = z.output<D['reply']['schema']>;

/** Return value of a handler, before the reply schema strips and checks it. */
export type CallAnswer<D extends CallDefinition> = z.input<D['reply']['schema']>;

/**
 * URL path of a call with its parameters filled in: `/api/applyjob/CheckJobApplied/7/12?x=1`. Empty query values are
 * left out.
 */
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

/** Whether a text reply means success: it contains "success" in any case, which no failure text does (core §4). */
export const isSuccessText = (text: string): boolean => /success/i.test(text);
