import { addressOf, type CallDefinition, type CallInput, type CallReply, type Problem } from '@aarambh/contract';

/**
 * Transports one call to the API and its reply. `definition` and `given` repeat what the URL contains, for a transport
 * inside the server's process.
 */
export type Transport = (request: {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
  definition: CallDefinition;
  given: { params?: object; query?: object };
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

/** The message for users when the API cannot be reached. */
export const UNREACHABLE = 'We could not reach Aarambh. Check your connection and try again.';

/** A refused or failed call; `message` is written for users. `status` is 0 when there was no reply. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  constructor(message: string, status: number, problem?: Problem) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

/** The typed API client: `api(searchVacancy, { query: { keyword } })`. */
export interface Api {
  <D extends CallDefinition>(definition: D, ...input: InputOf<D>): Promise<CallReply<D>>;
  /** The same with the reply's headers (lower-case names), such as `x-total-count`. */
  withHeaders<D extends CallDefinition>(
    definition: D,
    ...input: InputOf<D>
  ): Promise<{ reply: CallReply<D>; headers: Record<string, string> }>;
}

type InputOf<D extends CallDefinition> =
  Record<string, never> extends CallInput<D> ? [input?: CallInput<D>] : [input: CallInput<D>];

/** The error of an unsuccessful reply. One on our side has a reference, by which support finds it in the log. */
export function errorOf(status: number, body: string): ApiError {
  try {
    const problem = JSON.parse(body) as Problem;
    const { detail, requestId } = problem;
    if (typeof detail === 'string')
      return new ApiError(requestId ? `${detail} Reference: ${requestId}` : detail, status, problem);
  } catch {
    // Not our reply (a proxy's page, for example): use the general message.
  }
  return new ApiError('Something went wrong on our side. Please try again.', status);
}

/**
 * Creates a client on a transport.
 * @throws (the client) {ApiError} when the API refuses, fails or cannot be reached
 */
export function createApi(transport: Transport): Api {
  async function withHeaders<D extends CallDefinition>(definition: D, ...[input]: InputOf<D>) {
    const given = (input ?? {}) as { params?: object; query?: object; body?: object };
    const response = await transport({
      method: definition.method,
      url: addressOf(definition, given),
      definition,
      given,
      ...(given.body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given.body) } : {}),
    });
    if (response.status >= 400) throw errorOf(response.status, response.body);
    const reply = definition.reply.kind === 'json' ? JSON.parse(response.body) : response.body;
    return { reply: reply as CallReply<D>, headers: response.headers };
  }
  const api = async <D extends CallDefinition>(definition: D, ...input: InputOf<D>) =>
    (await withHeaders(definition, ...input)).reply;
  return Object.assign(api, { withHeaders });
}
