export { checkoutRoutes } from './checkout.routes.ts';
export { computeQuote } from './compute-quote.ts';
export { findGuestSecretKind, guestSecretOf } from './guest-secret.ts';
export { limitCouponGuesses } from './limit-coupon-guesses.ts';
export { insertPurchase, isPaidByOtherAttempt } from './purchase-attempts.queries.ts';
export { savePurchase } from './save-purchase.ts';
