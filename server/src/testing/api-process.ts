import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestContext } from './test-app.ts';

const program = `
  import { buildApp } from ${JSON.stringify(`${import.meta.dirname}/../app.ts`)};
  import { readConfig } from ${JSON.stringify(`${import.meta.dirname}/../config.ts`)};
  import { openAppContext } from ${JSON.stringify(`${import.meta.dirname}/../runtime/open-app-context.ts`)};
  const app = await buildApp(await openAppContext(readConfig(process.env), { servesRequests: true }));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;

/** The API in its own process, without pages and jobs. */
export interface ApiProcess {
  /** Origin, such as http://127.0.0.1:40123. */
  url: string;
  /** Ends it with SIGKILL; does nothing when it has ended. */
  kill(): Promise<void>;
}

/** Starts the API on the database and the data folder of a test context. */
export async function startApiProcess(context: TestContext): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: context.databaseUrl,
      DATA_DIR: context.config.dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      DATABASE_WAIT_MS: '60000',
    },
  });
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('the server exited before it listened');
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer];
  failed.catch(() => undefined);
  return {
    url: line.toString().trim(),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
