import { z } from 'zod';
import { call } from '../../call.ts';
import { typedText } from '../../fields.ts';
import { reason } from '../staff-accounts/staff-accounts.ts';

/** An import source; `drafts` wait for approval. */
export const vacancySource = z.object({
  source: z.string(),
  needsApproval: z.boolean(),
  drafts: z.number().int(),
  /** Who set it last; empty, and no time (ISO 8601 UTC), for one that was never set. */
  changedBy: z.string(),
  changedOn: z.string().nullable(),
});
export type VacancySource = z.infer<typeof vacancySource>;

export const listVacancySources = call({
  method: 'GET',
  path: 'Staff/ListVacancySources',
  summary: 'Where vacancies come from, and whether new ones wait for approval.',
  source: 'ours',
  access: 'staff:vacancies',
  reply: { kind: 'json', schema: z.array(vacancySource) },
});

export const setSourceApproval = call({
  method: 'POST',
  path: 'Staff/SetSourceApproval',
  summary: 'Whether new vacancies of a source wait for approval.',
  source: 'ours',
  access: 'staff:vacancies',
  body: z.strictObject({ source: typedText('Enter the source', 100), needsApproval: z.boolean(), reason }),
  reply: { kind: 'text', schema: z.string() },
});

export const vacancySourceCalls = { listVacancySources, setSourceApproval };
