import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { type Figure, tableOf } from '../bench/report.ts';
import { openScratch } from '../bench/scratch-database.ts';
import { checkoutOracle } from './checkout-oracle.ts';
import { crashDuringSettlement } from './crash-during-settlement.ts';
import type { FaultScenario } from './scenario.ts';
import { shuffledWebhooks } from './shuffled-webhooks.ts';
import { tamperedPayments } from './tampered-payments.ts';

/** `fault/run.ts [NAME…] [--size N]`: runs the named fault injection scenarios, or all, and prints a table of invariants. */
const scenarios: Record<string, FaultScenario> = {
  oracle: checkoutOracle,
  'shuffled-webhooks': shuffledWebhooks,
  'tampered-payments': tamperedPayments,
  'crash-during-settlement': crashDuringSettlement,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { size: { type: 'string' } } });
const names = positionals.length > 0 ? positionals : Object.keys(scenarios);
const unknown = names.find((name) => !scenarios[name]);
if (unknown) {
  console.error(`Unknown scenario ${unknown}; choose from ${Object.keys(scenarios).join(', ')}.`);
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
  const { unit, size: defaultSize, run } = scenarios[name] as FaultScenario;
  const size = Number(values.size ?? defaultSize);
  const scratch = await openScratch();
  const interrupted = async () => {
    // Work in progress loses its database; ignore its errors.
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
