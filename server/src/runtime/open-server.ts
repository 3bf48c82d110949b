import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildApp } from '../app.ts';
import { type Config, SettingError } from '../config.ts';
import { serveConsole } from '../infra/http/serve-console.ts';
import { type CreateWebHandler, serveWebPages } from '../infra/http/serve-web-pages.ts';
import type { OpenAppContext } from './open-app-context.ts';

const webFolder = join(import.meta.dirname, '../../../web');

/** Milliseconds that requests in progress may take after the shutdown signal. */
const DRAIN_MS = 15_000;

/**
 * Loads the built web handler.
 * @throws {SettingError} when the web package is not built
 */
export async function loadBuiltPages(): Promise<CreateWebHandler> {
  const built = pathToFileURL(join(webFolder, 'build/server/index.js')).href;
  const pages = (await import(built).catch(() => undefined)) as { createWebHandler: CreateWebHandler } | undefined;
  if (!pages) throw new SettingError('The pages are not built yet: run `npm run build` first.');
  return pages.createWebHandler;
}

/** Serves API and pages, in this process or in workers. */
export interface Server {
  listen(): Promise<void>;
  /** Announces the shutdown for the configured delay; then finishes requests in progress and accepts no new connections. */
  close(): Promise<void>;
}

/**
 * Builds API and pages, ready to listen.
 * @param pages the built web handler; undefined serves the web sources through Vite (`npm run dev`)
 */
export async function openServer(context: OpenAppContext, pages: CreateWebHandler | undefined): Promise<Server> {
  const { config } = context;
  const app = await buildApp(context);
  const stopPages = pages ? await serveBuilt(pages) : await serveSources(config);

  async function serveBuilt(makeHandler: CreateWebHandler): Promise<() => Promise<void>> {
    await serveConsole(app, join(webFolder, 'build/console'));
    await serveWebPages(app, context, makeHandler, { clientFolder: join(webFolder, 'build/client') });
    return async () => undefined;
  }

  async function serveSources(settings: Config): Promise<() => Promise<void>> {
    return await (await import('./development-pages.ts')).serveDevelopmentPages(app, settings, webFolder);
  }

  return {
    listen: async () => void (await app.listen({ port: config.port, host: config.host })),
    async close() {
      app.announceShutdown();
      // After a failed start the parent process may be gone.
      if (app.server.listening) await wait(config.shutdownDelayMs);
      await app.drain(DRAIN_MS);
      await app.close();
      await stopPages();
    },
  };
}
