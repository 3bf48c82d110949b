import type { APIRequestContext } from '@playwright/test';

/**
 * Makes a request context send again what was sent on a kept connection that the server was closing, as browsers do: on a
 * busy machine a client can be late by more than the server waits. All its methods send through `fetch`.
 */
export function retryOnConnectionReset(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request);
  request.fetch = (address, options) => fetch(address, { maxRetries: 2, ...options });
  return request;
}
