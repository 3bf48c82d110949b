import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * `npm run check`: all checks in parallel, as each uses one processor and waits for files. Prints each when it ends.
 * Each tsc has one type checker, because several check the types that they share once each.
 */
const checks = [
  'tsc --noEmit --checkers 1',
  'react-router typegen web && tsc --noEmit --checkers 1 -p web',
  'tsc --noEmit --checkers 1 -p web/src/service-worker',
  'npm run --silent lint',
  'node scripts/check-boundaries.ts',
  'node scripts/check-licences.ts',
  'node scripts/check-lock.ts',
  'node scripts/check-asvs.ts',
  'node scripts/check-migrations.ts',
  'knip',
];

async function passes(check: string): Promise<boolean> {
  const running = spawn(`${check} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = new Promise<number | null>((resolve) => running.once('close', resolve));
  const output = await text(running.stdout);
  const passed = (await exit) === 0;
  console.log(`${passed ? 'passed' : 'FAILED'}: ${check}\n${output}`);
  return passed;
}

const results = await Promise.all(checks.map(passes));
if (results.includes(false)) process.exitCode = 1;
