import { type CallDefinition, type ErrorCode, errorCatalogue } from '@aarambh/contract';
import { z } from 'zod';

/** Errors that every call may reply with. */
export const commonErrors = ['bad_input', 'too_many_requests', 'unavailable', 'server_error'] as const;

/** Describes in words who may make a call. */
function describeCallers(access: CallDefinition['access']): string {
  if (access === 'visitor') return 'Anyone';
  if (access === 'jobSeeker') return 'A signed-in job seeker';
  return access === 'staff' ? 'Staff' : `Staff with the permission \`${access.slice('staff:'.length)}\``;
}

/** The access, own account, rate limit and source of a call, as a sentence each (Markdown). */
export function describeAccess({ access: level, freshFactor, own, limit, source }: CallDefinition): string {
  return [
    `Access: ${describeCallers(level)}${own ? `, for the account in \`${own}\` only` : ''}.`,
    ...(freshFactor ? ['Needs a second factor given within the last ten minutes.'] : []),
    ...(limit ? [`Rate limit: ${limit.max} calls in ${limit.perSeconds} seconds from one address.`] : []),
    `Source: ${source}.`,
  ].join(' ');
}

/** The error codes of a call: its own, those of its access, and the common ones. */
export function listErrors({ access: level, errors = [], freshFactor }: CallDefinition): ErrorCode[] {
  const ofAccess: ErrorCode[] = level === 'visitor' ? [] : ['not_signed_in', 'forbidden'];
  const ofFactor: ErrorCode[] = freshFactor ? ['factor_needed'] : [];
  return [...new Set<ErrorCode>([...errors, ...ofAccess, ...ofFactor, ...commonErrors])];
}

/** The OpenAPI responses of a call that are not its JSON reply: text, file, and one for each error status. */
export function describeResponses(call: CallDefinition): Record<string, object> {
  const responses: Record<string, object> = {};
  if (call.reply.kind === 'text')
    responses[200] = { description: 'A plain text.', content: { 'text/plain': { schema: { type: 'string' } } } };
  if (call.reply.kind === 'file')
    responses[200] = {
      description: 'The bytes of a file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  const byStatus = Map.groupBy(listErrors(call), (code) => errorCatalogue[code].status);
  for (const [status, codes] of byStatus) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].text}`).join(' '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

/** The JSON schema of a multipart form: the text fields of a call and its file. Undefined for a call without a file. */
export function describeForm({ body, file }: CallDefinition): object | undefined {
  if (!file) return undefined;
  const fields = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {};
  const { properties = {}, required = [] } = fields as { properties?: object; required?: string[] };
  const description = `At most ${file.maxBytes} bytes.`;
  return {
    type: 'object',
    properties: { ...properties, [file.field]: { type: 'string', format: 'binary', description } },
    required: [...required, file.field],
  };
}
