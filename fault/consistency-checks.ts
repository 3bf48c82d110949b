import { sql } from 'kysely';
import type { Figure } from '../bench/report.ts';
import type { AppContext } from '../server/src/app-context.ts';
import { exactly } from './trial.ts';

interface Kept {
  isPaid: boolean;
  hasPayment: boolean;
  grants: number;
  mails: number;
  invoices: number;
}

/** What the database holds of some purchases. */
export async function readKept(db: AppContext['db'], purchaseIds: number[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select status = 'paid' as "isPaid", payment_id is not null as "hasPayment",
      (select count(*) from purchased_plans where purchase_id = purchases.id) as grants,
      (select count(*) from messages where key = 'plan-purchased:' || purchases.id) as mails,
      (select count(*) from invoices where purchase_id = purchases.id and kind = 'invoice') as invoices
    from purchases where id = any(${purchaseIds})`.execute(db);
  return rows;
}

/** Paid without all that belongs to it, or with something of it while not paid. */
export const isTorn = ({ isPaid, hasPayment, grants, mails, invoices }: Kept): boolean =>
  hasPayment !== isPaid || [grants, mails, invoices].some((count) => count !== (isPaid ? 1 : 0));

/** How many numbers of invoices are missing, or there twice, from 1 to the last of each series. */
export async function countGaps(db: AppContext['db']): Promise<number> {
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

/** The figures of purchases that must all be paid, each once and whole. */
export async function figuresOf(db: AppContext['db'], purchaseIds: number[]): Promise<Figure[]> {
  const kept = await readKept(db, purchaseIds);
  const sum = (count: (of: Kept) => number) => kept.reduce((total, one) => total + count(one), 0);
  const all = purchaseIds.length;
  return [
    exactly('paid', kept.filter(({ isPaid }) => isPaid).length, all),
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
    exactly('gaps in the numbers of invoices', await countGaps(db), 0),
    exactly('purchases with only a part of it', kept.filter(isTorn).length, 0),
  ];
}
