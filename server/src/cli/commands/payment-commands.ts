import { toPaise } from '@aarambh/contract';
import { SettingError } from '../../config.ts';
import { listPurchasesOf, refundPurchase } from '../../features/billing/payments/index.ts';
import { type Command, numberOf } from './command.ts';

function amountOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    throw new SettingError('Say how much goes back in rupees, for example --amount 500 or 499.50.');
  return toPaise(Number(text));
}

const rupees = (paise: number) => `Rs.${(paise / 100).toFixed(2)}`;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

type Purchase = Awaited<ReturnType<typeof listPurchasesOf>>[number];

function lineOf({ purchaseId, planName, status, totalPaise, createdAt, paidAt, ...refund }: Purchase): string {
  const when = paidAt ? `paid ${dayOf(paidAt)}` : `begun ${dayOf(createdAt)}, not paid`;
  const back = refund.refundStatus ? `, refund of ${rupees(refund.refundPaise ?? 0)} ${refund.refundStatus}` : '';
  return `  ${purchaseId}  ${planName}  ${rupees(totalPaise)}  ${status}, ${when}${back}`;
}

export const paymentCommands: Record<string, Command> = {
  'list-purchases': {
    usage: 'list-purchases EMAIL',
    does: 'lists what was bought with an address, as account or as guest, and what of it was refunded',
    async run({ db }, [email = '']) {
      if (!email.includes('@')) throw new SettingError('Name the email address it was bought with.');
      const purchases = await listPurchasesOf(db, email.trim());
      return [`${purchases.length} purchases`, ...purchases.map(lineOf)].join('\n');
    },
  },
  'refund-purchase': {
    usage: 'refund-purchase ID --cause "what the buyer reads" [--amount RUPEES]',
    does: 'gives a paid purchase back, whatever the policy says: all of it, which ends the plan, or a part, which leaves it; after a failed refund, tries once more',
    async run(context, args, { cause, amount }) {
      const id = numberOf('purchase', args);
      if (!cause?.trim()) throw new SettingError('Say why with --cause "…"; the buyer reads it.');
      const paise = await refundPurchase(context, id, { reason: cause.trim(), amountPaise: amountOf(amount) });
      return `${rupees(paise)} of purchase ${id} goes back; the running server asks the payment provider for it.`;
    },
  },
};
