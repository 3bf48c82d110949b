export { OutcomeCard } from './outcome-card.tsx';
export { Payment } from './payment.tsx';
export { PaymentPage, PreparationFailure } from './payment-page.tsx';
export { getPaymentSettings, type PaymentSettings } from './payments.api.ts';
export { clearStoredOrder, storeOrder } from './stored-order.ts';
