import { downloadStaffInvoice, type PurchaseDetails } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { saveToDevice } from '../../../platform/save-to-device.ts';
import { dateTimeText, exactRupees } from '../../../platform/text/format.ts';
import { Button, dialogs } from '../../../ui/index.ts';
import { fetchStaffFile } from '../../api/index.ts';

const refundStatuses = { requested: 'on its way', processed: 'paid', failed: 'failed' } as const;

async function download(invoiceID: number, number: string): Promise<void> {
  try {
    const file = await fetchStaffFile(downloadStaffInvoice, { params: { invoiceID: String(invoiceID) } });
    saveToDevice(file, `${number.replaceAll('/', '-')}.pdf`);
  } catch (error) {
    await dialogs.error({ title: 'The download failed', text: (error as Error).message });
  }
}

/** Refunds, invoices and services of a purchase. */
export function PurchaseDocuments({ purchase }: { purchase: PurchaseDetails }) {
  const { refunds, invoices, services, policy } = purchase;
  return (
    <>
      <Part title="Refunds" isEmpty={refunds.length === 0} empty="No refunds.">
        {refunds.map(({ refundID, amount, status, reason, requestedOn, paymentID }) => (
          <li key={refundID} className="py-2">
            <p className="font-medium tabular-nums">
              {exactRupees(amount)}, {refundStatuses[status]}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {dateTimeText(requestedOn)}: {reason}
              {paymentID !== purchase.paymentID && ` (payment ${paymentID})`}
            </p>
          </li>
        ))}
      </Part>
      {policy && <p className="text-sm text-muted">Refund policy: {policy}</p>}
      <Part title="Invoices" isEmpty={invoices.length === 0} empty="There is no invoice yet.">
        {invoices.map(({ invoiceID, number, isCreditNote, total, issuedOn }) => (
          <li key={invoiceID} className="flex flex-wrap items-center justify-between gap-2 py-1">
            <span>
              {isCreditNote ? 'Credit note' : 'Invoice'} <span className="tabular-nums">{number}</span>
              <span className="block text-sm text-muted tabular-nums">
                {exactRupees(total)}, {dateTimeText(issuedOn)}
              </span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Download ${number}`}
              onClick={() => void download(invoiceID, number)}
            >
              Download
            </Button>
          </li>
        ))}
      </Part>
      <Part title="Services" isEmpty={services.length === 0} empty="The plan has no services.">
        {services.map(({ name, status, by }, at) => (
          <li key={at} className="py-1">
            {name}: {status}
            {by && `, ${by}`}
          </li>
        ))}
      </Part>
    </>
  );
}

function Part(props: { title: string; isEmpty: boolean; empty: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3>{props.title}</h3>
      {props.isEmpty ? (
        <p className="text-sm text-muted">{props.empty}</p>
      ) : (
        <ul className="divide-y divide-line">{props.children}</ul>
      )}
    </section>
  );
}
