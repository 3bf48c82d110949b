export { InvoiceList } from './invoice-list.tsx';
export { openPaymentWindow } from './open-payment-window.ts';
export { OutcomeCard } from './outcome-card.tsx';
export { getPaymentSettings, type PaymentSettings } from './payments.api.ts';
export { RefundList } from './refund-list.tsx';
export { PaymentPage, SecurePayment } from './secure-payment.tsx';
export { clearStoredOrder, storeOrder } from './stored-order.ts';
export { usePayment } from './use-payment.ts';
