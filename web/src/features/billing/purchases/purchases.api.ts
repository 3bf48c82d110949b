import {
  downloadInvoice,
  getInvoices,
  getPurchasedPlanByAccountID,
  getRefundOptions,
  type Invoice,
  type PurchasedPlan,
  type RefundOption,
  requestRefund as requestRefundCall,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import { downloadFile } from '../../../platform/api/file-transfer.ts';

/** Purchased plans of the account: running ones first, then newest first. */
export const listPurchasedPlans = (api: Api, accountID: number): Promise<PurchasedPlan[]> =>
  api(getPurchasedPlanByAccountID, { params: { id: String(accountID) } });

/** Invoices and credit notes of the account, newest first. */
export const listInvoices = (api: Api, accountID: number): Promise<Invoice[]> =>
  api(getInvoices, { params: { accountID: String(accountID) } });

/** The PDF of an invoice or credit note. */
export const fetchInvoice = (accountID: number, invoiceID: number): Promise<Blob> =>
  downloadFile(downloadInvoice, { params: { accountID: String(accountID), invoiceID: String(invoiceID) } });

/** The refund available now for each paid purchase. */
export const listRefundOptions = (api: Api, accountID: number): Promise<RefundOption[]> =>
  api(getRefundOptions, { params: { accountID: String(accountID) } });

/** Requests a refund according to the refund rules. Resolves to the result text. */
export const requestRefund = (api: Api, accountID: number, purchaseID: number): Promise<string> =>
  api(requestRefundCall, { body: { accountID, purchaseID } });
