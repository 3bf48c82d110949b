import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFeatureCycles } from './boundaries/find-feature-cycles.ts';
import { findUnknownFeatures } from './boundaries/find-unknown-features.ts';

/**
 * Checks which module may import which (.dependency-cruiser.cjs), that no feature folders import each other in a cycle, and
 * that the three packages use one set of feature names. Also fails when fewer than `MIN_MODULES` were read: a checker that
 * cannot parse the sources reports no violation either.
 */
const root = join(import.meta.dirname, '..');
const MIN_MODULES = 1_000;

const packages = ['contract/src', 'server/src', 'web/src'];
const tools = ['bench', 'fault', 'e2e', 'scripts'];
const faults = findUnknownFeatures((folder) => readdirSync(join(root, folder)));

interface CruiseReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

const cruise = spawnSync('depcruise', [...packages, ...tools, '--output-type', 'json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
let moduleCount = 0;
try {
  const { modules, summary } = JSON.parse(cruise.stdout) as CruiseReport;
  moduleCount = summary.totalCruised;
  for (const { from, to, rule } of summary.violations) faults.push(`${rule.name}: ${from} → ${to}`);
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  for (const cycle of findFeatureCycles(imports)) faults.push(`no-feature-cycles: ${cycle}`);
} catch {
  faults.push(`the import check did not run: ${cruise.stderr || cruise.error?.message}`);
}
if (moduleCount < MIN_MODULES) faults.push(`the import check read only ${moduleCount} modules`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`boundaries: ${moduleCount} modules, no violation`);
