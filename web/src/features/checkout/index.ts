export { confirmationText } from './check-ctc.ts';
export { type CheckoutStart, loadCheckout } from './load-checkout.ts';
export { OrderSummary } from './order-summary.tsx';
export { PlanNotFound } from './plan-not-found.tsx';
export { StateField } from './state-field.tsx';
export {
  clearStoredCheckout,
  readStoredCheckout,
  type StoredCheckout,
} from './stored-checkout.ts';
export { Terms } from './terms.tsx';
export { useQuote } from './use-quote.ts';
