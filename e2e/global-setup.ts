import { findBrowser } from './support/browser/find-browser.ts';
import { startServer } from './support/start-server.ts';

/** Before all journeys: finds a browser and starts the portal, unless BASE_URL names a running one. Returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.E2E_BROWSER = JSON.stringify(await findBrowser());
  if (process.env.BASE_URL) return async () => undefined;
  const server = await startServer();
  process.env.BASE_URL = server.url;
  process.env.DATA_DIR = server.dataDir;
  return () => server.stop();
}
