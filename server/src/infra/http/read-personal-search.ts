import { PERSONAL_SEARCH_HEADER } from '@aarambh/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Completes the query of a staff call with the fields that its client keeps out of the address. They are validated with the
 * others: an unknown field is refused.
 */
export async function readPersonalSearch(request: FastifyRequest): Promise<void> {
  const header = request.headers[PERSONAL_SEARCH_HEADER];
  if (typeof header !== 'string') return;
  request.query = { ...(request.query as object), ...Object.fromEntries(new URLSearchParams(header)) };
}
