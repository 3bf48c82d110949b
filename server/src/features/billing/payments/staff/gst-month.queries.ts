import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import type { InvoiceContent } from '../invoices/invoice-content.ts';

/** Documents of a month with the same kind, place of supply and SAC; amounts in paise. */
export interface GstSum {
  kind: InvoiceContent['kind'];
  stateCode: string;
  state: string;
  sac: string;
  documents: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
}

const sumOfTax = (name: 'CGST' | 'SGST' | 'IGST') =>
  sql<number>`sum((select coalesce(sum((tax->>'paise')::bigint), 0)
    from jsonb_array_elements(content->'taxes') tax where tax->>'name' = ${sql.lit(name)}))::bigint`;

/** Sums of the invoices and credit notes issued in a period, as the documents themselves say. */
export async function sumGst(db: Db, from: Date, until: Date): Promise<GstSum[]> {
  return await db
    .selectFrom('invoices')
    .select([
      'kind',
      sql<string>`content->'placeOfSupply'->>'stateCode'`.as('stateCode'),
      sql<string>`content->'placeOfSupply'->>'state'`.as('state'),
      sql<string>`content->'item'->>'sac'`.as('sac'),
      sql<number>`count(*)`.as('documents'),
      sql<number>`sum((content->'item'->>'taxablePaise')::bigint)::bigint`.as('taxablePaise'),
      sumOfTax('CGST').as('cgstPaise'),
      sumOfTax('SGST').as('sgstPaise'),
      sumOfTax('IGST').as('igstPaise'),
      sql<number>`sum(total_paise)::bigint`.as('totalPaise'),
    ])
    .where('issued_at', '>=', from)
    .where('issued_at', '<', until)
    .groupBy(['kind', 'stateCode', 'state', 'sac'])
    // Invoices before credit notes.
    .orderBy('kind', 'desc')
    .orderBy('stateCode')
    .orderBy('state')
    .orderBy('sac')
    .execute();
}

/** The invoices and credit notes issued in a period, in the order of issue, as a page after an id. */
export async function listDocuments(
  db: Db,
  { from, until, afterId, limit }: { from: Date; until: Date; afterId: number; limit: number },
): Promise<{ id: number; content: InvoiceContent }[]> {
  return await db
    .selectFrom('invoices')
    .select(['id', 'content'])
    .where('issued_at', '>=', from)
    .where('issued_at', '<', until)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .$castTo<{ id: number; content: InvoiceContent }>()
    .execute();
}
