export { confirmationText } from './ctc/check-ctc.ts';
export { type CheckoutStart, loadCheckout } from './load-checkout.ts';
export { StateField } from './state-field.tsx';
export {
  clearStoredCheckout,
  readStoredCheckout,
  type StoredCheckout,
} from './stored-checkout.ts';
export { OrderSummary } from './summary/order-summary.tsx';
export { PlanNotFound } from './summary/plan-not-found.tsx';
export { useQuote } from './summary/use-quote.ts';
export { Terms } from './terms/terms.tsx';
