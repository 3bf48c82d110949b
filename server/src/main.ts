import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before the modules of the product are loaded: without the cache of an earlier start, or of the build, each is stripped of
// its types and compiled again. Without the right to write there, nothing is kept.
enableCompileCache(join(import.meta.dirname, '../../web/build/compiled'));

const { runServer } = await import('./runtime/run-server.ts');
await runServer();
