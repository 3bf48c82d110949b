import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { type Figure, tableOf } from '../bench/report.ts';
import { openScratch } from '../bench/scratch-database.ts';
import { checkoutOracle } from './checkout-oracle.ts';
import { killedSettling } from './killed-settling.ts';
import { shuffledWebhooks } from './shuffled-webhooks.ts';
import { tamperedPayments } from './tampered-payments.ts';
import type { Trial } from './trial.ts';

/** `fault/run.ts [NAME…] [--size N]`: the trials of these names, or all; a table of what held, and an exit code. */
const trials: Record<string, Trial> = {
  oracle: checkoutOracle,
  'shuffled-webhooks': shuffledWebhooks,
  'tampered-payments': tamperedPayments,
  'killed-settling': killedSettling,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { size: { type: 'string' } } });
const names = positionals.length > 0 ? positionals : Object.keys(trials);
const unknown = names.find((name) => !trials[name]);
if (unknown) {
  console.error(`There is no trial ${unknown}; there are ${Object.keys(trials).join(', ')}.`);
  process.exit(2);
}

const bar = new cliProgress.SingleBar(
  {
    format: '{step} |{bar}| {value}/{total} {unit} {duration_formatted}',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  },
  cliProgress.Presets.legacy,
);

const figures: Figure[] = [];
for (const name of names) {
  const { unit, size: usual, run } = trials[name] as Trial;
  const size = Number(values.size ?? usual);
  const scratch = await openScratch();
  const interrupted = async () => {
    // What is under way loses its database and fails; that is no news any more.
    process.on('uncaughtException', () => undefined);
    await scratch.discard();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  bar.start(size, 0, { step: name.padEnd(20), unit });
  try {
    const found = await run(scratch, size, (done) => bar.update(Math.floor(done)));
    bar.update(size);
    figures.push(...found.map((figure) => ({ ...figure, what: `${name} × ${size}: ${figure.what}` })));
  } finally {
    bar.stop();
    process.off('SIGINT', interrupted);
    await scratch.close();
  }
}

console.log(`\n${tableOf(figures)}`);
if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
