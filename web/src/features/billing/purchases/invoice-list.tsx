import type { Invoice } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadedList } from '../../../platform/api/loaded-list.tsx';
import { saveToDevice } from '../../../platform/save-to-device.ts';
import { dateText, exactRupees } from '../../../platform/text/format.ts';
import { Button, showToast } from '../../../ui/index.ts';
import { fetchInvoice, listInvoices } from './purchases.api.ts';

/** File name of an invoice whose number is, for example, AR/26-27/000123. */
const fileNameOf = ({ number }: Invoice): string => `${number.replaceAll('/', '-')}.pdf`;

function InvoiceRow({ invoice, accountID }: { invoice: Invoice; accountID: number }) {
  const [busy, setBusy] = useState(false);
  const { number, isCreditNote, planName, netAmount, issuedOn } = invoice;

  async function download() {
    setBusy(true);
    try {
      saveToDevice(await fetchInvoice(accountID, invoice.invoiceID), fileNameOf(invoice));
    } catch (error) {
      showToast(failureText(error, 'The download failed. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {isCreditNote ? 'Credit note' : 'Invoice'} {number}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {planName} · {dateText(issuedOn)} · <span className="tabular-nums">{exactRupees(netAmount)}</span>
        </p>
      </div>
      <Button variant="secondary" size="small" busy={busy} busyLabel="Downloading..." onClick={download}>
        Download<span className="sr-only"> {number}</span>
      </Button>
    </li>
  );
}

/** Invoices and credit notes of an account to download as PDF, newest first. */
export function InvoiceList({ accountID }: { accountID: number }) {
  const invoices = useQuery({
    queryKey: ['purchases', accountID, 'invoices'],
    queryFn: () => listInvoices(api, accountID),
  });
  if (invoices.data?.length === 0) return <p className="text-muted">Invoices of the plans you buy appear here.</p>;
  return (
    <LoadedList query={invoices}>
      {(list) => list.map((invoice) => <InvoiceRow key={invoice.invoiceID} invoice={invoice} accountID={accountID} />)}
    </LoadedList>
  );
}
