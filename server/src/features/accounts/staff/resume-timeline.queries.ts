import { sql } from 'kysely';
import type { TimelineSource } from './timeline-source.ts';

/** The versions of a table of resume reviews, read by its index of the account, with its corrections by that of the version. */
const reviewed = (
  name: 'resumetext' | 'resumepdf',
  what: string,
  versions: 'resume_contents' | 'resume_pdfs',
  corrections: { table: 'resume_content_corrections' | 'resume_pdf_corrections'; key: 'content_id' | 'pdf_id' },
): readonly TimelineSource[] => [
  {
    kind: 'resume',
    name: `${name}sent`,
    entries: (accountId) => sql`
      select sent_at as at, id::bigint, ${`${what} sent for review`}::text as title, '' as detail, sent_by as actor
      from ${sql.table(versions)} where account_id = ${accountId}`,
  },
  {
    kind: 'resume',
    name: `${name}corrected`,
    detailNeeds: 'resume-desk',
    entries: (accountId) => sql`
      select asked.asked_at as at, asked.id::bigint, ${`${what}: corrections requested`}::text as title,
        left(asked.corrections, 200) as detail, '' as actor
      from ${sql.table(versions)} version
      join ${sql.table(corrections.table)} asked on ${sql.ref(`asked.${corrections.key}`)} = version.id
      where version.account_id = ${accountId}`,
  },
  {
    kind: 'resume',
    name: `${name}approved`,
    entries: (accountId) => sql`
      select approved_at as at, id::bigint, ${`${what} approved`}::text as title, '' as detail, '' as actor
      from ${sql.table(versions)} where account_id = ${accountId} and approved_at is not null`,
  },
];

/** Resumes that were written for the member: versions, requested corrections and approvals. */
export const resumeSources: readonly TimelineSource[] = [
  ...reviewed('resumetext', 'Resume text', 'resume_contents', {
    table: 'resume_content_corrections',
    key: 'content_id',
  }),
  ...reviewed('resumepdf', 'Resume PDF', 'resume_pdfs', { table: 'resume_pdf_corrections', key: 'pdf_id' }),
];
