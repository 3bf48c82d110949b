import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run build`; with --when-changed only when what is built differs from what was built last.
const root = join(import.meta.dirname, '..');
const recordOfLast = join(root, 'web/build/built-from');

/** One number for all that goes into the build: the sources' names and contents, and everything installed. */
function hashSources(): string {
  const files = ['{web,contract}/**/*', 'scripts/{build,compress-assets}.ts', 'package-lock.json'].flatMap((pattern) =>
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

function readLast(): string {
  try {
    return readFileSync(recordOfLast, 'utf8');
  } catch {
    return '';
  }
}

const sources = hashSources();
if (process.argv.includes('--when-changed') && readLast() === sources) {
  console.log('The build is of these sources already.');
} else {
  execSync('react-router build web && node scripts/compress-assets.ts', { cwd: root, stdio: 'inherit' });
  writeFileSync(recordOfLast, sources);
}
