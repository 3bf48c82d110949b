import type { AppContext } from '../../app-context.ts';
import { withTimeout } from '../../lib/async/with-timeout.ts';

/** Health of a dependency: `degraded` works but needs attention; `off` is not configured. */
export interface Health {
  state: 'ok' | 'degraded' | 'failed' | 'off';
  /** For the person who operates the portal: no personal data, no secrets. */
  detail: string;
}

/** A check of something that the portal depends on. One that throws has failed. */
export interface HealthCheck {
  name: string;
  run(context: AppContext): Promise<Health>;
}

export type NamedHealth = Health & { name: string };

const TIMEOUT_MS = 2_000;

async function runHealthCheck({ name, run }: HealthCheck, context: AppContext): Promise<NamedHealth> {
  try {
    const health = await withTimeout(run(context), TIMEOUT_MS, () => {
      throw new Error('timeout');
    });
    return { name, ...health };
  } catch (error) {
    const { cause } = error as Error;
    const { code, message, name: kind } = (cause ?? error) as NodeJS.ErrnoException;
    const reason = code ?? (message === 'timeout' ? `no reply within ${TIMEOUT_MS / 1_000} s` : kind);
    return { name, state: 'failed', detail: `Failed: ${reason}` };
  }
}

/** Runs all checks at the same time; none takes longer than two seconds. */
export const runHealthChecks = (context: AppContext, checks: readonly HealthCheck[]): Promise<NamedHealth[]> =>
  Promise.all(checks.map((check) => runHealthCheck(check, context)));
