import { existsSync, globSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * After an installation: removes the files of packages that nothing loads, about 110 MB. These are the C headers and manuals of Node.js
 * from npm, which only native add-ons that are compiled here would need (no dependency has one), and the source maps of
 * dependencies: stack traces of the product end in its own files. Licences stay.
 */
const root = join(import.meta.dirname, '..');
for (const folder of globSync('node_modules/node/node_modules/*/{include,share}', { cwd: root }))
  rmSync(join(root, folder), { recursive: true });

// Folders whose names start with a dot are caches, not packages.
for (const modules of globSync('{.,*}/node_modules', { cwd: root }))
  for (const name of readdirSync(join(root, modules)).filter((entry) => !entry.startsWith('.'))) {
    const folder = join(root, modules, name);
    // A map belongs to the file of the same name.
    for (const map of globSync('**/*.map', { cwd: folder }))
      if (existsSync(join(folder, map.slice(0, -'.map'.length)))) rmSync(join(folder, map));
  }
