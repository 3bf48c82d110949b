import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

export interface RequestedCorrections {
  kind: 'content' | 'pdf';
  id: number;
  accountID: number;
  /** Everything that was asked for of this version, a line each. */
  corrections: string;
  askedOn: string;
}

const allAsked = sql<string>`string_agg(corrections, E'\n' order by asked_at, corrections)`;

/** The versions whose owner asked for corrections and has not got a newer one, the longest waiting first. */
export async function listRequestedCorrections(db: Db): Promise<RequestedCorrections[]> {
  const contents = await db
    .selectFrom('resume_contents')
    .innerJoin('resume_content_corrections', 'content_id', 'resume_contents.id')
    .select(['resume_contents.id', 'account_id', allAsked.as('corrections')])
    .select(({ fn }) => fn.min('asked_at').as('asked_at'))
    .where('status', '=', 'corrections-requested')
    .groupBy('resume_contents.id')
    .execute();
  const pdfs = await db
    .selectFrom('resume_pdfs')
    .innerJoin('resume_pdf_corrections', 'pdf_id', 'resume_pdfs.id')
    .select(['resume_pdfs.id', 'account_id', allAsked.as('corrections')])
    .select(({ fn }) => fn.min('asked_at').as('asked_at'))
    .where('status', '=', 'corrections-requested')
    .groupBy('resume_pdfs.id')
    .execute();
  return [
    ...contents.map((row) => ({ kind: 'content' as const, ...row })),
    ...pdfs.map((row) => ({ kind: 'pdf' as const, ...row })),
  ]
    .sort((one, other) => one.asked_at.getTime() - other.asked_at.getTime())
    .map(({ kind, id, account_id, corrections, asked_at }) => ({
      kind,
      id,
      accountID: account_id,
      corrections,
      askedOn: asked_at.toISOString(),
    }));
}
