import { sql } from 'kysely';
import type { Figure } from '../../bench/report.ts';
import type { AppContext } from '../../server/src/app-context.ts';
import { exactly } from '../scenario.ts';

interface PurchaseRecord {
  isPaid: boolean;
  hasPayment: boolean;
  grants: number;
  mails: number;
  invoices: number;
}

/** Reads what the database holds about purchases. */
export async function readPurchaseRecords(db: AppContext['db'], purchaseIds: number[]): Promise<PurchaseRecord[]> {
  const { rows } = await sql<PurchaseRecord>`
    select status = 'paid' as "isPaid", payment_id is not null as "hasPayment",
      (select count(*) from purchased_plans where purchase_id = purchases.id) as grants,
      (select count(*) from messages where key = 'plan-purchased:' || purchases.id) as mails,
      (select count(*) from invoices where purchase_id = purchases.id and kind = 'invoice') as invoices
    from purchases where id = any(${purchaseIds})`.execute(db);
  return rows;
}

/** Whether a purchase is partly settled: paid without grant, mail or invoice, or unpaid with any of them. */
export const isIncomplete = ({ isPaid, hasPayment, grants, mails, invoices }: PurchaseRecord): boolean =>
  hasPayment !== isPaid || [grants, mails, invoices].some((count) => count !== (isPaid ? 1 : 0));

/** Counts missing and duplicate invoice numbers in all series. */
export async function countInvoiceNumberGaps(db: AppContext['db']): Promise<number> {
  const { rows } = await sql<{ gaps: number }>`
    with numbers as (
      select regexp_replace(number, '\\d+$', '') as series, substring(number from '\\d+$')::integer as n from invoices
    )
    select coalesce(sum(gaps), 0)::integer as gaps
    from (select max(n) - count(distinct n) + count(*) - count(distinct n) as gaps from numbers group by series) series`.execute(
    db,
  );
  return rows[0]?.gaps ?? 0;
}

/** Figures of purchases that must all be settled completely and exactly once. */
export async function consistencyFigures(db: AppContext['db'], purchaseIds: number[]): Promise<Figure[]> {
  const records = await readPurchaseRecords(db, purchaseIds);
  const sum = (count: (of: PurchaseRecord) => number) => records.reduce((total, one) => total + count(one), 0);
  const all = purchaseIds.length;
  return [
    exactly('paid', records.filter(({ isPaid }) => isPaid).length, all),
    exactly(
      'grants',
      sum(({ grants }) => grants),
      all,
    ),
    exactly(
      'mails',
      sum(({ mails }) => mails),
      all,
    ),
    exactly(
      'invoices',
      sum(({ invoices }) => invoices),
      all,
    ),
    exactly('gaps in invoice numbers', await countInvoiceNumberGaps(db), 0),
    exactly('partly settled purchases', records.filter(isIncomplete).length, 0),
  ];
}
