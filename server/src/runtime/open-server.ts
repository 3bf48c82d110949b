import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from '../app.ts';
import { type Config, SettingError } from '../config.ts';
import { type MakeWebHandler, serveWebPages } from '../infra/http/web-pages.ts';
import type { OpenAppContext } from './open-app-context.ts';

const webFolder = join(import.meta.dirname, '../../../web');

/** How long requests under way may take once the process was told to stop. */
const DRAIN_MS = 15_000;

/**
 * What makes the built pages.
 * @throws {SettingError} when they are not built
 */
export async function loadBuiltPages(): Promise<MakeWebHandler> {
  const built = pathToFileURL(join(webFolder, 'build/server/index.js')).href;
  const pages = (await import(built).catch(() => undefined)) as { createWebHandler: MakeWebHandler } | undefined;
  if (!pages) throw new SettingError('The pages are not built yet: run `npm run build` first.');
  return pages.createWebHandler;
}

/** API and pages of this process. */
export interface Server {
  listen(): Promise<void>;
  /** Answers what is under way, takes in nothing new, and ends. */
  close(): Promise<void>;
}

/**
 * Opens API and pages, ready to listen.
 * @param pages what makes them; nothing when they come from their sources
 */
export async function openServer(context: OpenAppContext, pages: MakeWebHandler | undefined): Promise<Server> {
  const { config } = context;
  const app = await buildApp(context);
  const stopPages = pages ? await serveBuilt(pages) : await serveSources(config);

  async function serveBuilt(makeHandler: MakeWebHandler): Promise<() => Promise<void>> {
    await serveWebPages(app, context, makeHandler, { clientFolder: join(webFolder, 'build/client') });
    return async () => undefined;
  }

  async function serveSources(settings: Config): Promise<() => Promise<void>> {
    return await (await import('./development-pages.ts')).serveDevelopmentPages(app, settings, webFolder);
  }

  return {
    listen: async () => void (await app.listen({ port: config.port, host: config.host })),
    async close() {
      await app.drain(DRAIN_MS);
      await app.close();
      await stopPages();
    },
  };
}
