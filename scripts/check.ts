import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** All checks at once: most of them use one processor and wait for files. Each says its piece when it ends. */
const checks = [
  'tsc --noEmit',
  'react-router typegen web && tsc --noEmit -p web',
  'npm run --silent lint',
  'node scripts/check-boundaries.ts',
  'knip',
];

async function passes(check: string): Promise<boolean> {
  const running = spawn(`${check} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done) => running.once('close', done));
  const said = await text(running.stdout);
  const passed = (await ended) === 0;
  console.log(`${passed ? 'passed' : 'FAILED'}: ${check}\n${said}`);
  return passed;
}

const results = await Promise.all(checks.map(passes));
if (results.includes(false)) process.exitCode = 1;
