export { accountRoutes } from './accounts.routes.ts';
export { DEMO_PASSWORD, demoAccounts, makeDemoAccounts } from './registration/make-demo-accounts.ts';
export { registerAccount } from './registration/register-account.ts';
export { resolveCaller } from './sessions/resolve-caller.ts';
export { sweepAccounts } from './sweep-accounts.ts';
