import { flushCompileCache } from 'node:module';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openAppContext } from '../server/src/runtime/open-app-context.ts';

/** Main module of a server process that is killed by a scenario. Sends its port to the parent. */
const app = await buildApp(await openAppContext(readConfig(process.env)));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as { port: number }).port);
// SIGKILL would lose the compile cache, which makes the next server start faster.
flushCompileCache();
// Exit when the parent was interrupted.
process.once('disconnect', () => process.exit());
