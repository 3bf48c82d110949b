import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The last step of the build: loads the modules of the server and the built pages, so that the first start finds them
// compiled (server/src/main.ts).
const root = join(import.meta.dirname, '..');
enableCompileCache(join(root, 'web/build/compiled'));
process.env.NODE_ENV = 'production';

await import('../server/src/runtime/run-server.ts');
const { loadBuiltPages } = await import('../server/src/runtime/open-server.ts');
await loadBuiltPages();
process.exit(0);
