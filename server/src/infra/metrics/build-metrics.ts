import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { migrations } from '../database/migrations/index.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
  version: string;
};

/** Which release runs: its version and its last migration. */
export const build = { version, schema: Object.keys(migrations).at(-1) ?? '', node: process.version };

/** Metric: the release that runs, as labels of the number 1. */
export function registerBuildMetric(registry: Registry): void {
  new Gauge({
    name: 'aarambh_build_info',
    help: 'The running release: version, last migration, version of Node',
    labelNames: Object.keys(build),
    aggregator: 'first',
    registers: [registry],
  }).set(build, 1);
}
