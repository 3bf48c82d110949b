import { testScenarios } from '../test-scenarios.ts';
import { checkoutOracle } from './checkout-oracle.ts';
import { crashDuringSettlement } from './crash-during-settlement.ts';
import { shuffledWebhooks } from './shuffled-webhooks.ts';
import { tamperedPayments } from './tampered-payments.ts';

// The scenarios of `npm run fault:pay` at a small size: 40 orders are ten of each payment course, 44 orders are two of each
// attack.
testScenarios([
  ['checkout oracle', checkoutOracle, 300],
  ['shuffled webhooks', shuffledWebhooks, 40],
  ['tampered payments', tamperedPayments, 44],
  ['crash during settlement', crashDuringSettlement, 3],
]);
