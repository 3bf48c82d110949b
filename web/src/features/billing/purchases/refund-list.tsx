import { isSuccessText, type RefundOption } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { exactRupees, shortDate } from '../../../platform/text/format.ts';
import { Badge, Button, dialogs } from '../../../ui/index.ts';
import { failureText, LoadedList } from '../../accounts/index.ts';
import { askForRefund, listRefundOptions } from './payments.api.ts';

const marks = {
  none: null,
  requested: <Badge tone="info">Refund under way</Badge>,
  processed: <Badge tone="success">Refunded</Badge>,
  failed: <Badge tone="error">Refund failed</Badge>,
} as const;

interface RefundRowProps {
  option: RefundOption;
  onAsk: () => Promise<void>;
}

function RefundRow({ option, onAsk }: RefundRowProps) {
  const [busy, setBusy] = useState(false);
  const { planName, paidOn, netAmount, canRefund, refundAmount, reason, status } = option;

  async function ask() {
    setBusy(true);
    await onAsk();
    setBusy(false);
  }

  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 wrap-anywhere">{planName}</span> {marks[status]}
      </p>
      <p className="text-sm text-muted">
        Paid {exactRupees(netAmount)} on {shortDate(paidOn)}
      </p>
      <p>{reason}</p>
      {canRefund && (
        <div>
          <Button variant="secondary" size="small" busy={busy} busyLabel="Asking..." onClick={ask}>
            Ask for {exactRupees(refundAmount)} back<span className="sr-only"> for {planName}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** What each paid purchase would give back now, by which rule, and the way to ask for it. */
export function RefundList({ accountID }: { accountID: number }) {
  const queries = useQueryClient();
  const options = useQuery({
    queryKey: ['purchases', accountID, 'refunds'],
    queryFn: () => listRefundOptions(api, accountID),
  });

  async function ask({ purchaseID, planName, refundAmount }: RefundOption) {
    const sure = await dialogs.confirm({
      title: 'Give this plan back?',
      text: `${planName} ends at once. ${exactRupees(refundAmount)} goes back the way you paid, within 4-5 business days.`,
      confirmLabel: 'Ask for the refund',
      cancelLabel: 'Keep my plan',
      danger: true,
    });
    if (!sure) return;
    try {
      const text = await askForRefund(api, accountID, purchaseID);
      await (isSuccessText(text) ? dialogs.success({ text }) : dialogs.error({ text }));
    } catch (error) {
      await dialogs.error({ text: failureText(error, 'An error occurred') });
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['purchases', accountID] }),
      queries.invalidateQueries({ queryKey: ['active-plans', accountID] }),
    ]);
  }

  if (options.data?.length === 0)
    return (
      <p className="text-muted">
        There is nothing to give back. <Link to="/pricing">See the plans</Link>
      </p>
    );
  return (
    <LoadedList query={options}>
      {(list) => list.map((option) => <RefundRow key={option.purchaseID} option={option} onAsk={() => ask(option)} />)}
    </LoadedList>
  );
}
