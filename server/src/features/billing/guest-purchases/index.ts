export { attachGuestPurchases } from './attach-guest-purchases.ts';
export { guestPurchaseRoutes } from './guest-purchases.routes.ts';
export { sweepGuestContacts } from './sweep-guest-contacts.ts';
