import { toPaise } from '@aarambh/contract';
import { SettingError } from '../../config.ts';
import { listPurchasesByEmail, refundPurchase } from '../../features/billing/payments/index.ts';
import { indianDay } from '../../lib/india-time/indian-day.ts';
import { formatRupees } from '../../lib/money/rupees.ts';
import { type Command, parseId } from './command.ts';

function parseAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    throw new SettingError('Give the amount to refund in rupees, for example --amount 500 or 499.50.');
  return toPaise(Number(text));
}

type Purchase = Awaited<ReturnType<typeof listPurchasesByEmail>>[number];

function lineOf({ purchaseId, planName, status, totalPaise, createdAt, paidAt, ...refund }: Purchase): string {
  const when = paidAt ? `paid ${indianDay(paidAt).name}` : `created ${indianDay(createdAt).name}, not paid`;
  const newest = refund.refundStatus
    ? `, refund of ${formatRupees(refund.refundPaise ?? 0)} ${refund.refundStatus}`
    : '';
  const isPartOf = (refund.refundedPaise ?? 0) > (refund.refundPaise ?? 0);
  const refunded = isPartOf ? `${newest}, ${formatRupees(refund.refundedPaise ?? 0)} in all` : newest;
  return `  ${purchaseId}  ${planName}  ${formatRupees(totalPaise)}  ${status}, ${when}${refunded}`;
}

export const paymentCommands: Record<string, Command> = {
  'list-purchases': {
    usage: 'list-purchases EMAIL',
    summary: 'lists the purchases of an email address, as account or guest, with their refunds',
    async run({ db }, [email = '']) {
      if (!email.includes('@')) throw new SettingError('Give the email address of the buyer.');
      const purchases = await listPurchasesByEmail(db, email.trim());
      return [`${purchases.length} purchases`, ...purchases.map(lineOf)].join('\n');
    },
  },
  'refund-purchase': {
    usage: 'refund-purchase ID --cause "reason shown to the buyer" [--amount RUPEES]',
    summary:
      'refunds a paid purchase, or a part of it, regardless of the refund policy; the plan ends when all is refunded; without --amount all that is left, or again the refund that failed',
    async run(context, args, { cause, amount }) {
      const id = parseId('purchase', args);
      if (!cause?.trim()) throw new SettingError('Give the reason with --cause "…"; it is shown to the buyer.');
      const paise = await refundPurchase(context, id, { reason: cause.trim(), amountPaise: parseAmount(amount) });
      return `${formatRupees(paise)} of purchase ${id} will be refunded; the running server requests it from the payment provider.`;
    },
  },
};
