import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ScenarioEnvironment } from './scenario.ts';

/** A server process in the environment of a scenario, to be killed. */
export interface TargetServer {
  url: string;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
}

/**
 * Starts a server and waits until it listens.
 * @param settings with SMTP_URL it delivers mails
 */
export async function startTargetServer(
  { context, databaseUrl }: ScenarioEnvironment,
  settings: { SMTP_URL?: string } = {},
): Promise<TargetServer> {
  const child = fork(join(import.meta.dirname, 'target-server-process.ts'), {
    execArgv: ['--no-deprecation'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: context.config.dataDir,
      RATE_LIMIT: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: join(context.config.dataDir, 'compiled'),
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!message) throw new Error('the server exited before it listened');
  return {
    url: `http://127.0.0.1:${message[0]}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
