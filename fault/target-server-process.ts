import { flushCompileCache } from 'node:module';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openAppContext } from '../server/src/runtime/open-app-context.ts';

/** A server process that exists to be killed. Tells its parent the port. */
const app = await buildApp(await openAppContext(readConfig(process.env)));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as { port: number }).port);
// Whoever is killed leaves nothing behind: the next one starts sooner by what this one has compiled.
flushCompileCache();
// Left alone by a run that was interrupted.
process.once('disconnect', () => process.exit());
