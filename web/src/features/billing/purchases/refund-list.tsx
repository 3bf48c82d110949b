import type { RefundOption } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadedList } from '../../../platform/api/loaded-list.tsx';
import { dateText, exactRupees } from '../../../platform/text/format.ts';
import { Badge, Button, dialogs, showToast } from '../../../ui/index.ts';
import { listRefundOptions, requestRefund } from './purchases.api.ts';

const statusBadges = {
  none: null,
  requested: <Badge tone="info">Refund in progress</Badge>,
  processed: <Badge tone="success">Refunded</Badge>,
  failed: <Badge tone="error">Refund failed</Badge>,
} as const;

interface RefundRowProps {
  option: RefundOption;
  onRequest: () => Promise<void>;
}

function RefundRow({ option, onRequest }: RefundRowProps) {
  const [busy, setBusy] = useState(false);
  const { planName, paidOn, netAmount, canRefund, refundAmount, reason, status } = option;

  async function request() {
    setBusy(true);
    await onRequest();
    setBusy(false);
  }

  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 wrap-anywhere">{planName}</span> {statusBadges[status]}
      </p>
      <p className="text-sm text-muted">
        Paid {exactRupees(netAmount)} on {dateText(paidOn)}
      </p>
      <p>{reason}</p>
      {canRefund && (
        <div>
          <Button variant="secondary" size="small" busy={busy} busyLabel="Requesting..." onClick={request}>
            Request refund of {exactRupees(refundAmount)}
            <span className="sr-only"> for {planName}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** The refund available for each paid purchase, with the rule it follows and a button to request it. */
export function RefundList({ accountID }: { accountID: number }) {
  const queries = useQueryClient();
  const options = useQuery({
    queryKey: ['purchases', accountID, 'refunds'],
    queryFn: () => listRefundOptions(api, accountID),
  });

  async function request({ purchaseID, planName, refundAmount }: RefundOption) {
    const isConfirmed = await dialogs.confirm({
      title: 'Cancel this plan and get a refund?',
      text: `${planName} ends immediately. ${exactRupees(refundAmount)} is refunded to your original payment method within 4-5 business days.`,
      confirmLabel: 'Request the refund',
      cancelLabel: 'Keep my plan',
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      showToast(await requestRefund(api, accountID, purchaseID));
    } catch (error) {
      showToast(failureText(error, 'The refund was not requested. Please try again.'));
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['purchases', accountID] }),
      queries.invalidateQueries({ queryKey: ['active-plans', accountID] }),
    ]);
  }

  if (options.data?.length === 0)
    return (
      <p className="text-muted">
        You have no payments to refund. <Link to="/pricing">See the plans</Link>
      </p>
    );
  return (
    <LoadedList query={options}>
      {(list) =>
        list.map((option) => <RefundRow key={option.purchaseID} option={option} onRequest={() => request(option)} />)
      }
    </LoadedList>
  );
}
