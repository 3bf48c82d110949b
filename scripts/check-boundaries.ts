import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findCrowdedFolders } from './boundaries/find-crowded-folders.ts';
import { findFeatureCycles } from './boundaries/find-feature-cycles.ts';
import { findSharedNames } from './boundaries/find-shared-names.ts';
import { findUnknownFeatures } from './boundaries/find-unknown-features.ts';

/**
 * Checks which module may import which (.dependency-cruiser.cjs), that no feature folders import each other in a cycle, that
 * the packages use one set of feature names, that no folder is crowded, and that no files of a package share a name. Also
 * fails when fewer than `MIN_MODULES` were read: a checker that cannot parse the sources reports no violation either.
 */
const root = join(import.meta.dirname, '..');
const MIN_MODULES = 1_000;

const packages = ['contract/src', 'server/src', 'web/src'];
const tools = ['bench', 'fault', 'e2e', 'scripts'];
const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const files = [...packages, ...tools].flatMap(listFiles).filter((file) => !file.includes('/node_modules/'));

const faults = [
  ...findUnknownFeatures((folder) => readdirSync(join(root, folder))),
  ...findCrowdedFolders(files),
  ...findSharedNames(files),
];

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
console.log(`boundaries: ${moduleCount} modules and ${files.length} files, no violation`);
