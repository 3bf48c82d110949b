import type { CallReply, listResumeVersions } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { type StoredStatus, wireStatus } from './review-store.queries.ts';

interface VersionRow {
  kind: 'content' | 'pdf';
  id: number;
  status: StoredStatus;
  sentAt: string;
  sentBy: string;
  corrections: { text: string; on: string }[];
}

/** Versions of a resume that were sent to a member for review, newest first, with the corrections asked for. */
export async function listVersions(db: Db, accountId: number): Promise<CallReply<typeof listResumeVersions>> {
  const { rows } = await sql<VersionRow>`
    select * from (
      select 'content' as kind, v.id, v.status, v.sent_at as "sentAt", v.sent_by as "sentBy", (
        select coalesce(jsonb_agg(jsonb_build_object('text', c.corrections, 'on', c.asked_at) order by c.id), '[]')
        from resume_content_corrections c where c.content_id = v.id) as corrections
      from resume_contents v where v.account_id = ${accountId}
      union all
      select 'pdf', v.id, v.status, v.sent_at, v.sent_by, (
        select coalesce(jsonb_agg(jsonb_build_object('text', c.corrections, 'on', c.asked_at) order by c.id), '[]')
        from resume_pdf_corrections c where c.pdf_id = v.id)
      from resume_pdfs v where v.account_id = ${accountId}
    ) versions order by "sentAt" desc, id desc`.execute(db);
  return rows.map(({ sentAt, corrections, status, ...row }) => ({
    ...row,
    status: wireStatus[status],
    sentOn: new Date(sentAt).toISOString(),
    corrections: corrections.map(({ text, on }) => ({ text, on: new Date(on).toISOString() })),
  }));
}
