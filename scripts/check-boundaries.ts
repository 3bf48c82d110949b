import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFeatureCycles } from './find-feature-cycles.ts';

/**
 * Checks which module may import which (.dependency-cruiser.cjs), that no feature folders import each other in a cycle, and
 * that the three packages use one set of feature names. Also fails when fewer than `MIN_MODULES` were read: a checker that
 * cannot parse the sources reports no violation either.
 */
const root = join(import.meta.dirname, '..');
const MIN_MODULES = 1_000;

const features = new Set(
  (
    'accounts places search vacancies seo applications resumes profile listings interviews services resume-reviews billing ' +
    'interview-questions walk-ins job-fairs vacancy-approvals settings'
  ).split(' '),
);
const oneSided: Record<string, string[]> = {
  'server/src/features': ['notifications', 'vacancy-import', 'vacancy-lifecycle'],
  'web/src/features': ['navigation', 'dashboard', 'static-pages'],
};
const faults: string[] = [];
for (const [folder, more] of Object.entries(oneSided)) {
  for (const name of readdirSync(join(root, folder))) {
    if (!features.has(name) && !more.includes(name))
      faults.push(`${folder}/${name} is not a known feature name (docs/architecture.md)`);
  }
}

interface CruiseReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

const cruise = spawnSync('depcruise', ['contract/src', 'server/src', 'web/src', '--output-type', 'json'], {
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
