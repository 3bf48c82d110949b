export { accountRoutes } from './accounts.routes.ts';
export { DEMO_PASSWORD, demoAccounts, makeDemoAccounts } from './make-demo-accounts.ts';
export { registerAccount } from './register-account.ts';
export { resolveCaller } from './resolve-caller.ts';
