import { checkPayment, getPurchase, listPurchases, type PurchaseDetails } from '@aarambh/contract';
import { useState } from 'react';
import { dateTimeText, exactRupees } from '../../../platform/text/format.ts';
import { Alert, Button, KeyValueList, RetryAlert, Sheet, Skeleton } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { HistoryList, SidePane } from '../../ui/index.ts';
import { PurchaseDocuments } from './purchase-documents.tsx';
import { PurchaseStatus } from './purchase-status.tsx';
import { RefundForm } from './refund-form.tsx';

/** A purchase beside the list: payment, invoices, refunds and services. */
export function PurchasePane({ purchaseID, closeTo }: { purchaseID: number; closeTo: string }) {
  const { data, error, reload } = useStaffQuery(getPurchase, { params: { purchaseID: String(purchaseID) } });
  const [isRefunding, setRefunding] = useState(false);
  const check = useStaffAction(checkPayment, { invalidates: [getPurchase, listPurchases] });
  const title = `Purchase ${purchaseID}`;
  if (!data)
    return (
      <SidePane title={title} closeTo={closeTo}>
        {error ? (
          <RetryAlert message={error.message} onRetry={reload} />
        ) : (
          <>
            <Skeleton className="h-9" />
            <Skeleton className="h-60" />
          </>
        )}
      </SidePane>
    );

  const canRefund = data.left > 0 && data.status !== 'created';
  const hasFailed = data.refundStatus === 'failed';
  return (
    <SidePane
      row={{ kind: 'purchase', id: purchaseID, isEditing: isRefunding }}
      title={title}
      closeTo={closeTo}
      actions={
        (canRefund || data.status === 'created') && (
          <>
            {canRefund && (
              <Button size="small" onClick={() => setRefunding(true)}>
                {hasFailed ? 'Refund again' : 'Refund'}
              </Button>
            )}
            {data.status === 'created' && (
              <Button
                size="small"
                variant="secondary"
                busy={check.busy}
                onClick={() => void check.run({ body: { purchaseID } })}
              >
                Check the payment now
              </Button>
            )}
          </>
        )
      }
    >
      <p>
        <PurchaseStatus purchase={data} />
      </p>
      {hasFailed && <Alert tone="error">The payment provider could not pay the last refund. Request it again.</Alert>}
      <Facts purchase={data} />
      <PurchaseDocuments purchase={data} />
      <HistoryList targetKind="purchase" targetID={purchaseID} />
      <Sheet
        title={hasFailed ? 'Refund again' : `Refund purchase ${purchaseID}`}
        open={isRefunding}
        onClose={() => setRefunding(false)}
      >
        {isRefunding && <RefundForm purchase={data} onDone={() => setRefunding(false)} />}
      </Sheet>
    </SidePane>
  );
}

function Facts({ purchase }: { purchase: PurchaseDetails }) {
  const { discount, couponCode, cgst, igst, sgst } = purchase;
  const when = (moment: string | null) => moment && dateTimeText(moment);
  const tax = igst ? `IGST ${exactRupees(igst)}` : `CGST ${exactRupees(cgst)}, SGST ${exactRupees(sgst)}`;
  const isOpen = purchase.status === 'created';
  return (
    <KeyValueList
      items={[
        { label: 'Plan', value: `${purchase.planName}${purchase.months > 1 ? `, ${purchase.months} cycles` : ''}` },
        { label: 'Buyer', value: purchase.buyer },
        { label: 'Email', value: <span className="wrap-anywhere">{purchase.email}</span> },
        { label: 'Mobile', value: purchase.mobileNo },
        { label: 'Total', value: exactRupees(purchase.total) },
        { label: 'Without tax', value: exactRupees(purchase.taxable) },
        { label: `Tax, ${purchase.state}`, value: tax },
        { label: 'Discount', value: discount ? `${exactRupees(discount)} with ${couponCode}` : 'None' },
        { label: isOpen ? 'Ordered' : 'Paid', value: when(isOpen ? purchase.createdOn : purchase.paidOn) },
        { label: 'Can still be refunded', value: isOpen ? '–' : exactRupees(purchase.left) },
        { label: 'Order', value: <span className="wrap-anywhere">{purchase.orderID}</span> },
        { label: 'Payment', value: <span className="wrap-anywhere">{purchase.paymentID}</span> },
        ...(isOpen
          ? [
              { label: 'Browser reported a failure', value: when(purchase.reportedFailedOn) },
              {
                label: 'Checked with the provider',
                value: `${purchase.checks} times${purchase.nextCheckOn ? `, next ${dateTimeText(purchase.nextCheckOn)}` : ', no more'}`,
              },
            ]
          : []),
      ]}
    />
  );
}
