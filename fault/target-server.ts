import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Ground } from './trial.ts';

/** A server process on the ground of a trial. */
export interface Victim {
  url: string;
  /** Ends it with SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts a server and waits until it listens. */
export async function startVictim({ context, databaseUrl }: Ground): Promise<Victim> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    execArgv: ['--no-deprecation'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: context.config.dataDir,
      RATE_LIMIT: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: join(context.config.dataDir, 'compiled'),
    },
  });
  const ended = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!told) throw new Error('a server ended before it listened');
  return {
    url: `http://127.0.0.1:${told[0]}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
