import { flushCompileCache } from 'node:module';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { startDelivery } from '../server/src/features/notifications/index.ts';
import { attachmentMakers } from '../server/src/registry/mail-attachments.ts';
import { openAppContext } from '../server/src/runtime/open-app-context.ts';

/** Main module of a server process that is killed by a scenario. Sends its port to the parent. */
const context = await openAppContext(readConfig(process.env));
const app = await buildApp(context);
if (process.env.SMTP_URL) startDelivery(context, attachmentMakers);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as { port: number }).port);
// SIGKILL would lose the compile cache, which makes the next server start faster.
flushCompileCache();
// Exit when the parent was interrupted.
process.once('disconnect', () => process.exit());
