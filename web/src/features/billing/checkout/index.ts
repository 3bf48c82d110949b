export { confirmationText } from './ctc/check-ctc.ts';
export { type CheckoutStart, loadCheckout } from './load-checkout.ts';
export { StateField } from './state-field.tsx';
export { clearStoredCheckout, readStoredCheckout, type StoredCheckout } from './stored-checkout.ts';
export { OrderSummary } from './summary/order-summary.tsx';
export { PlanNotFound } from './summary/plan-not-found.tsx';
export { Terms } from './terms/terms.tsx';
export { useCheckout } from './use-checkout.ts';
