import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * After an installation: removes the C headers and manuals that come with Node.js from npm, 68 MB. Only native add-ons that are
 * compiled here would need them, and no dependency has one.
 */
const root = join(import.meta.dirname, '..');
for (const folder of globSync('node_modules/node/node_modules/*/{include,share}', { cwd: root }))
  rmSync(join(root, folder), { recursive: true });
