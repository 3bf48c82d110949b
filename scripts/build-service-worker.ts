import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { stripContractSchemas } from '../web/vite/strip-contract-schemas.ts';
import { readManifest } from './first-load.ts';

const web = join(import.meta.dirname, '../web');
const client = join(web, 'build/client');

/** Files of web/public that the offline page needs. */
const PUBLIC_FILES = ['/offline.html', '/offline.css', '/favicon.svg'];

/** What the service worker stores when it is installed: the JavaScript, styles and icons of every page, and the offline page. */
function listShell(): { url: string; revision: string | null }[] {
  const { entry, routes } = readManifest();
  const { module, imports, css = [] } = routes.root ?? { module: '', imports: [] };
  const sprites = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.svg'));
  const assets = new Set([entry.module, ...entry.imports, module, ...imports, ...css]);
  return [
    // Their names contain a hash of their content.
    ...[...assets, ...sprites.map((name) => `/assets/${name}`)].map((url) => ({ url, revision: null })),
    ...PUBLIC_FILES.map((url) => ({
      url,
      revision: createHash('sha256')
        .update(readFileSync(join(client, url)))
        .digest('hex')
        .slice(0, 16),
    })),
  ];
}

/** After the build of the pages: bundles the service worker into one classic script, for browsers without module workers. */
await build({
  configFile: false,
  root: web,
  logLevel: 'warn',
  plugins: [stripContractSchemas()],
  define: { SHELL: JSON.stringify(listShell()), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(web, 'src/service-worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
