export { attachGuestPurchases } from './attach-guest-purchases.ts';
export { eraseUnpaidGuestContacts } from './erase-unpaid-guest-contacts.ts';
export { guestPurchaseRoutes } from './guest-purchases.routes.ts';
