import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may import whom (.dependency-cruiser.cjs), and one set of feature names in all three packages. Fails when it saw no
 * module: a checker that cannot parse this TypeScript finds nothing wrong either.
 */
const root = join(import.meta.dirname, '..');
const LEAST_MODULES = 60;

const features = new Set(
  (
    'accounts places search vacancies seo applications resumes profile listings interviews services resume-reviews billing ' +
    'interview-questions walk-ins job-fairs vacancy-approvals settings'
  ).split(' '),
);
const oneSided: Record<string, string[]> = {
  'server/src/features': ['notifications', 'vacancy-import'],
  'web/src/features': ['navigation', 'dashboard', 'static-pages'],
};
const faults: string[] = [];
for (const [folder, more] of Object.entries(oneSided)) {
  for (const name of readdirSync(join(root, folder))) {
    if (!features.has(name) && !more.includes(name))
      faults.push(`${folder}/${name} is no feature name of the house (docs/architecture.md)`);
  }
}

const cruise = spawnSync('depcruise', ['contract/src', 'server/src', 'web/src', '--output-type', 'json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
let seen = 0;
try {
  const { summary } = JSON.parse(cruise.stdout) as {
    summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
  };
  seen = summary.totalCruised;
  for (const { from, to, rule } of summary.violations) faults.push(`${rule.name}: ${from} → ${to}`);
} catch {
  faults.push(`the import check did not run: ${cruise.stderr || cruise.error?.message}`);
}
if (seen < LEAST_MODULES) faults.push(`the import check saw only ${seen} modules`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`boundaries: ${seen} modules, no violation`);
