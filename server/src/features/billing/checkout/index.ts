export { checkoutRoutes } from './checkout.routes.ts';
export { type Amounts, computeAmounts } from './compute-amounts.ts';
export { computeQuote, type PricedChoice } from './compute-quote.ts';
export { guestSecretOf, isGuestSecret } from './guest-secret.ts';
export { type Buyer, insertPurchase, wasBoughtOtherwise } from './purchases.queries.ts';
export { type PurchaseRequest, type SavedPurchase, savePurchase } from './save-purchase.ts';
