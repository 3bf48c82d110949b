import type { Invoice } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { saveToDevice } from '../../../platform/api/file-transfer.ts';
import { exactRupees, shortDate } from '../../../platform/text/format.ts';
import { Button, dialogs } from '../../../ui/index.ts';
import { failureText, LoadedList } from '../../accounts/index.ts';
import { fetchInvoice, listInvoices } from './payments.api.ts';

/** A number such as AR/26-27/000123 as the name of a file. */
const fileNameOf = ({ number }: Invoice): string => `${number.replaceAll('/', '-')}.pdf`;

function InvoiceRow({ invoice, accountID }: { invoice: Invoice; accountID: number }) {
  const [busy, setBusy] = useState(false);
  const { number, isCreditNote, planName, netAmount, issuedOn } = invoice;

  async function download() {
    setBusy(true);
    try {
      saveToDevice(await fetchInvoice(accountID, invoice.invoiceID), fileNameOf(invoice));
    } catch (error) {
      await dialogs.error({ text: failureText(error, 'An error occurred') });
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
          {planName} · {shortDate(issuedOn)} · <span className="tabular-nums">{exactRupees(netAmount)}</span>
        </p>
      </div>
      <Button variant="secondary" size="small" busy={busy} busyLabel="Fetching..." onClick={download}>
        Download<span className="sr-only"> {number}</span>
      </Button>
    </li>
  );
}

/** Invoices and credit notes of an account, newest first, each as PDF. */
export function InvoiceList({ accountID }: { accountID: number }) {
  const invoices = useQuery({
    queryKey: ['purchases', accountID, 'invoices'],
    queryFn: () => listInvoices(api, accountID),
  });
  if (invoices.data?.length === 0) return <p className="text-muted">The invoice of each plan you buy is kept here.</p>;
  return (
    <LoadedList query={invoices}>
      {(list) => list.map((invoice) => <InvoiceRow key={invoice.invoiceID} invoice={invoice} accountID={accountID} />)}
    </LoadedList>
  );
}
