import { spawnSync } from 'node:child_process';

/**
 * `npm test [-- --max-workers=N]`: builds, then runs the checks, the unit, integration and component tests, and the
 * journeys. Stops at the first step that fails. `--max-workers` limits both test runners.
 */
const WORKERS = /^--(?:max-)?workers=(\d+)$/i;

function readWorkers(args: string[]): number | undefined {
  const [first] = args;
  const workers = first?.match(WORKERS)?.[1];
  if (args.length > 1 || (first && !workers)) throw new Error('Usage: npm test [-- --max-workers=N]');
  return workers ? Number(workers) : undefined;
}

const workers = readWorkers(process.argv.slice(2));
const steps = [
  ['run', 'build', '--', '--when-changed'],
  ['run', 'check'],
  ['run', 'test:unit', ...(workers ? ['--', `--maxWorkers=${workers}`] : [])],
  ['run', 'e2e', ...(workers ? ['--', `--workers=${workers}`] : [])],
];

for (const step of steps) {
  const { status } = spawnSync('npm', step, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
