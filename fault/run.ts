import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { type Figure, tableOf } from '../bench/report.ts';
import { openScratch } from '../bench/scratch-database.ts';
import type { FaultScenario, StandaloneScenario } from './scenario.ts';

/**
 * `npm run fault -- [FAMILY|NAME…] [--size N]`: runs the named fault injection scenarios, those of a family, or all, and
 * prints a table of invariants. Each scenario is a file of this folder; only those that run are loaded.
 */
const families: Record<string, Record<string, () => Promise<FaultScenario | StandaloneScenario>>> = {
  pay: {
    oracle: async () => (await import('./payments/checkout-oracle.ts')).checkoutOracle,
    'shuffled-webhooks': async () => (await import('./payments/shuffled-webhooks.ts')).shuffledWebhooks,
    'tampered-payments': async () => (await import('./payments/tampered-payments.ts')).tamperedPayments,
    coupons: async () => (await import('./payments/coupons.ts')).coupons,
    'crash-during-settlement': async () =>
      (await import('./payments/crash-during-settlement.ts')).crashDuringSettlement,
  },
  overload: {
    connections: async () => (await import('./connections.ts')).connections,
    fairness: async () => (await import('./fairness.ts')).fairness,
  },
  content: {
    documents: async () => (await import('./documents.ts')).documents,
    copies: async () => (await import('./copies.ts')).copies,
  },
  abuse: {
    mail: async () => (await import('./mail.ts')).mailBombing,
    erasure: async () => (await import('./erasure.ts')).erasure,
  },
  outages: {
    'mail-outage': async () => (await import('./mail-outage.ts')).mailOutage,
  },
  upgrades: {
    upgrade: async () => (await import('./upgrade/upgrade.ts')).upgrade,
    'rolling-restart': async () => (await import('./rolling-restart/rolling-restart.ts')).rollingRestart(),
  },
  accounts: {
    'hash-queue': async () => (await import('./hash-queue.ts')).hashQueue,
  },
  servers: {
    'server-kills': async () => (await import('./server-kills/server-kills.ts')).serverKills,
  },
  database: {
    'database-kills': async () => (await import('./database/database-kills.ts')).databaseKills,
    'locked-search': async () => (await import('./database/locked-search.ts')).lockedSearch,
    'full-disk': async () => (await import('./database/full-disk.ts')).fullDisk,
    'copied-folders': async () => (await import('./database/copied-folders.ts')).copiedFolders,
    restore: async () => (await import('./database/restore.ts')).restore,
    'restore-loss': async () => (await import('./database/restore-loss.ts')).restoreLoss,
  },
};
const scenarios = Object.assign({}, ...Object.values(families)) as (typeof families)[string];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { size: { type: 'string' } } });
const unknown = positionals.find((name) => !families[name] && !scenarios[name]);
if (unknown) {
  console.error(
    `Unknown scenario ${unknown}; choose from ${[...Object.keys(families), ...Object.keys(scenarios)].join(', ')}.`,
  );
  process.exit(2);
}
// `fault:pay -- oracle` gives the family and one of its scenarios: only that one runs.
const isNarrowed = (family: string) => positionals.some((name) => families[family]?.[name] && name !== family);
const named = positionals.flatMap((name) => {
  if (!families[name]) return [name];
  return isNarrowed(name) ? [] : Object.keys(families[name]);
});
const names = positionals.length > 0 ? [...new Set(named)] : Object.keys(scenarios);

const bar = new cliProgress.SingleBar(
  {
    format: '{step} |{bar}| {value}/{total} {unit} {duration_formatted}',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  },
  cliProgress.Presets.legacy,
);

/** Runs a scenario in a scratch database, which is removed afterwards, also when interrupted. */
async function runInScratch({ run }: FaultScenario, size: number, progress: (done: number) => void): Promise<Figure[]> {
  const scratch = await openScratch();
  const interrupted = async () => {
    // Work in progress loses its database; ignore its errors.
    process.on('uncaughtException', () => undefined);
    await scratch.discard();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  try {
    return await run(scratch, size, progress);
  } finally {
    process.off('SIGINT', interrupted);
    await scratch.close();
  }
}

const figures: Figure[] = [];
for (const name of names) {
  const scenario = await (scenarios[name] as (typeof scenarios)[string])();
  const size = Number(values.size ?? scenario.size);
  bar.start(size, 0, { step: name.padEnd(20), unit: scenario.unit });
  const progress = (done: number) => bar.update(Math.floor(done));
  try {
    const found =
      'run' in scenario ? await runInScratch(scenario, size, progress) : await scenario.runStandalone(size, progress);
    bar.update(size);
    figures.push(...found.map((figure) => ({ ...figure, what: `${name} × ${size}: ${figure.what}` })));
  } finally {
    bar.stop();
  }
}

console.log(`\n${tableOf(figures)}`);
if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
