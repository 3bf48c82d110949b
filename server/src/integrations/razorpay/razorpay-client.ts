import type { FastifyBaseLogger } from 'fastify';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import { CallError } from '../../lib/call-error.ts';
import type { GatewayKeys } from './gateway-settings.ts';
import { GatewayError } from './payment-gateway.ts';
import { refusal } from './razorpay-replies.ts';

const RETRY_AFTER_SECONDS = 5;

/** The HTTP client inside the SDK, which its types do not declare. */
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

/** Timeout of a request in milliseconds, and another base address than the provider's. */
export interface ClientOptions {
  timeoutMs?: number;
  baseUrl?: () => Promise<string>;
}

const parseRefusal = (error: unknown) => refusal.safeParse(error).data;

/**
 * The provider's SDK with a timeout for the whole request, a configurable address and distinguishable errors. The errors of
 * the SDK contain keys, so none of them leaves this file.
 */
export function openRazorpayClient(
  keys: GatewayKeys,
  log: FastifyBaseLogger,
  { timeoutMs = 3_000, baseUrl }: ClientOptions = {},
) {
  const sdk = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  const { rq } = sdk.api as unknown as { rq: Requests };
  Object.assign(rq.defaults, { maxRedirects: 0, maxContentLength: 4 * 1024 * 1024 });
  // The simulator is on this machine: a proxy configured in the environment must not be used.
  if (baseUrl) rq.defaults.proxy = false;
  rq.interceptors.request.use(async (request) => {
    if (baseUrl) request.baseURL = await baseUrl();
    request.signal = AbortSignal.timeout(timeoutMs);
    return request;
  });
  // Without a response the SDK fails on its absence and the reason is lost.
  rq.interceptors.response.use(undefined, (error) => {
    throw error.response
      ? error
      : { response: { status: 0, data: { error: { code: error.code ?? 'UNREACHABLE', description: '' } } } };
  });

  function unavailable(reason: string): CallError {
    log.error({ reason }, 'payment provider unavailable');
    return new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
  }

  return {
    sdk,
    /** Posts with custom headers, which the SDK's methods do not support. */
    async post(path: string, body: object, headers: Record<string, string>): Promise<unknown> {
      try {
        return (await rq.post(path, body, { headers })).data;
      } catch (error) {
        const { response } = error as RequestError;
        throw { statusCode: response?.status ?? 0, error: (response?.data as { error?: unknown } | undefined)?.error };
      }
    },
    /**
     * Sends one request and parses its reply.
     * @throws {CallError} unavailable: no reply in time, an unreadable one, or our keys are rejected
     * @throws {GatewayError} when the provider rejects the request
     */
    async request<T>(schema: z.ZodType<T>, send: () => Promise<unknown>): Promise<T> {
      let reply: unknown;
      try {
        reply = await send();
      } catch (error) {
        const refused = parseRefusal(error);
        const status = refused?.statusCode ?? 0;
        if (status === 401) throw unavailable('keys rejected');
        if (status === 0 || status === 429 || status >= 500 || !refused?.error)
          throw unavailable(status ? `status ${status}` : (refused?.error?.code ?? 'unreachable'));
        const { code, description, field } = refused.error;
        throw new GatewayError(status, code, description ?? code, field ?? undefined);
      }
      const read = schema.safeParse(reply);
      if (!read.success) throw unavailable('unreadable reply');
      return read.data;
    },
  };
}
