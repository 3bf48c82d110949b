import { paymentCheck } from '../features/billing/payments/index.ts';
import { outboxCheck } from '../features/notifications/index.ts';
import { backupCheck } from '../infra/backup/backup-check.ts';
import type { HealthCheck } from '../infra/health/health-check.ts';
import { processChecks } from '../infra/health/process-checks.ts';

/** Everything that `ready?all=1` and the console's screen of operations report. */
export const healthChecks: readonly HealthCheck[] = [...processChecks, outboxCheck, paymentCheck, backupCheck];
