import { join } from 'node:path';
import { withFileLock } from './file-lock.ts';
import { removeHolder, removeUnusedHolders } from './holders.ts';
import { stopServer } from './stop-server.ts';

/** Main module that a watchdog runs when its process has exited. Arguments: the server's folder, the holder that ended. */
const [home = '', holder = ''] = process.argv.slice(2);
try {
  await removeHolder(home, holder);
  await withFileLock(home, async () => {
    if (await removeUnusedHolders(home)) await stopServer(join(home, 'data'));
  });
} catch {
  // The folder was removed, or another process holds its lock and stops or starts the server.
}
