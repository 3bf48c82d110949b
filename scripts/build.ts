import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run build`; with --when-changed only if the sources differ from those of the last build.
const root = join(import.meta.dirname, '..');
const lastHashFile = join(root, 'web/build/built-from');

/** A hash of everything the build depends on: names and contents of the sources, and the installed packages. */
function hashSources(): string {
  const files = [
    '{web,contract}/**/*',
    'scripts/{build,build-service-worker,compress-assets,extract-api-reference}.ts',
    'package-lock.json',
  ].flatMap((pattern) =>
    globSync(pattern, {
      cwd: root,
      withFileTypes: true,
      exclude: ({ name }) => ['node_modules', 'build', '.react-router'].includes(name),
    }),
  );
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

function readLastHash(): string {
  try {
    return readFileSync(lastHashFile, 'utf8');
  } catch {
    return '';
  }
}

const sources = hashSources();
if (process.argv.includes('--when-changed') && readLastHash() === sources) {
  console.log('The build is up to date.');
} else {
  execSync(
    'react-router build web && vite build --config web/vite.console.config.ts && node scripts/build-service-worker.ts && node scripts/extract-api-reference.ts && node scripts/compress-assets.ts && node scripts/fill-compile-cache.ts',
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  writeFileSync(lastHashFile, sources);
}
