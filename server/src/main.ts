import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from './app.ts';
import { type Config, readConfig, SettingError } from './config.ts';
import { fillWithDemoData } from './demo.ts';
import { startDelivery } from './features/notifications/index.ts';
import { scheduledJobs } from './jobs.ts';
import { attachmentMakers } from './mail-attachments.ts';
import { EmbeddedServerError } from './platform/database/embedded/embedded-server.ts';
import { type MakeWebHandler, serveWebPages } from './platform/http/web-pages.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { openPlatform } from './platform/open-platform.ts';

const webFolder = join(import.meta.dirname, '../../web');

/** How long requests under way may take once the process was told to stop, and when it ends whatever happens. */
const DRAIN_MS = 15_000;
const STOP_WITHIN_MS = 28_000;

async function builtPages(): Promise<MakeWebHandler> {
  const built = pathToFileURL(join(webFolder, 'build/server/index.js')).href;
  const pages = (await import(built).catch(() => undefined)) as { createWebHandler: MakeWebHandler } | undefined;
  if (!pages) throw new SettingError('The pages are not built yet: run `npm run build` first.');
  return pages.createWebHandler;
}

async function start(config: Config, development: boolean): Promise<void> {
  const began = performance.now();
  // Loaded before anything is opened: without pages there is nothing to start.
  const makePages = development ? undefined : await builtPages();
  const platform = await openPlatform(config);
  const app = await buildApp(platform);
  const closeLast: (() => Promise<void>)[] = [];

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    platform.log.info({ signal }, 'stopping: answering what is under way, accepting nothing new');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.drain(DRAIN_MS);
    await app.close();
    for (const close of closeLast) await close();
    await platform.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    if (config.demo) await fillWithDemoData(platform);
    if (makePages) await serveWebPages(app, platform, makePages, { clientFolder: join(webFolder, 'build/client') });
    else closeLast.push(await (await import('./development-pages.ts')).serveDevelopmentPages(app, config, webFolder));
    closeLast.push(await startJobs(platform.databaseUrl, platform.log, scheduledJobs(platform)));
    closeLast.push(startDelivery(platform, attachmentMakers));
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    // Told to stop while it starts, the process has taken its own ground away; `stop` ends it.
    if (stopping) return;
    for (const close of closeLast) await close();
    await platform.close();
    throw error;
  }
  if (!platform.gateway.keyId)
    platform.log.warn('payments are off: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET');
  const ready = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`Aarambh is ready at ${config.publicUrl} (after ${ready} s${config.demo ? ', with demo data' : ''})`);
}

// React renders several times faster, and says less, in production; it looks when the pages are loaded.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';

try {
  await start(readConfig(process.env), process.argv.includes('--dev'));
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof SettingError || error instanceof EmbeddedServerError) console.error(error.message);
  else if (code === 'EADDRINUSE') console.error('Another program uses this port: set PORT to a free one.');
  else if (code === 'EACCES' && (error as NodeJS.ErrnoException).syscall === 'listen')
    console.error('This port may not be used: set PORT to one above 1023.');
  else console.error(error);
  process.exit(1);
}
