import type { FastifyBaseLogger } from 'fastify';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import { CallError } from '../../lib/call-error.ts';
import type { GatewayKeys } from './gateway-settings.ts';
import { GatewayError } from './payment-gateway.ts';
import { refusal } from './razorpay-replies.ts';

const RETRY_AFTER_SECONDS = 5;

/** The HTTP client inside the SDK, of which its types say nothing. */
interface Requests {
  defaults: { baseURL: string; proxy?: false; maxRedirects: number; maxContentLength: number };
  interceptors: {
    request: { use(before: (request: Request) => Promise<Request>): void };
    response: { use(after: undefined, failed: (error: RequestError) => never): void };
  };
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}
interface Request {
  baseURL?: string;
  signal?: AbortSignal;
}
interface RequestError {
  code?: string;
  response?: { status: number; data: unknown };
}

/** Where the provider is, other than at its own address, and how long it may take (milliseconds). */
export interface ClientOptions {
  timeoutMs?: number;
  baseUrl?: () => Promise<string>;
}

const asError = (error: unknown) => refusal.safeParse(error).data;

/**
 * The provider's SDK with what it lacks: a time limit that holds for the whole call, an address to choose, failures that
 * can be told apart. Its errors carry keys, so none of them leaves this file.
 */
export function openRazorpayClient(
  keys: GatewayKeys,
  log: FastifyBaseLogger,
  { timeoutMs = 3_000, baseUrl }: ClientOptions = {},
) {
  const sdk = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  const { rq } = sdk.api as unknown as { rq: Requests };
  Object.assign(rq.defaults, { maxRedirects: 0, maxContentLength: 4 * 1024 * 1024 });
  // What stands in for the provider is on this machine: a proxy of the surroundings is not for it.
  if (baseUrl) rq.defaults.proxy = false;
  rq.interceptors.request.use(async (request) => {
    if (baseUrl) request.baseURL = await baseUrl();
    request.signal = AbortSignal.timeout(timeoutMs);
    return request;
  });
  // Without a response the SDK stumbles over its absence and the reason is lost.
  rq.interceptors.response.use(undefined, (error) => {
    throw error.response
      ? error
      : { response: { status: 0, data: { error: { code: error.code ?? 'UNREACHABLE', description: '' } } } };
  });

  function unavailable(reason: string): CallError {
    log.error({ reason }, 'the payment provider cannot be used');
    return new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
  }

  return {
    sdk,
    /** Posts with headers of its own, which the SDK's calls cannot carry. */
    async post(path: string, body: object, headers: Record<string, string>): Promise<unknown> {
      try {
        return (await rq.post(path, body, { headers })).data;
      } catch (error) {
        const { response } = error as RequestError;
        throw { statusCode: response?.status ?? 0, error: (response?.data as { error?: unknown } | undefined)?.error };
      }
    },
    /**
     * Makes one call and reads its answer.
     * @throws {CallError} unavailable: no answer in time, none that can be read, or our keys are refused
     * @throws {GatewayError} when the provider refuses what was asked
     */
    async ask<T>(reply: z.ZodType<T>, call: () => Promise<unknown>): Promise<T> {
      let answer: unknown;
      try {
        answer = await call();
      } catch (error) {
        const refused = asError(error);
        const status = refused?.statusCode ?? 0;
        if (status === 401) throw unavailable('it refuses our keys');
        if (status === 0 || status === 429 || status >= 500 || !refused?.error)
          throw unavailable(status ? `status ${status}` : (refused?.error?.code ?? 'unreachable'));
        const { code, description, field } = refused.error;
        throw new GatewayError(status, code, description ?? code, field ?? undefined);
      }
      const read = reply.safeParse(answer);
      if (!read.success) throw unavailable('it answers what cannot be read');
      return read.data;
    },
  };
}
