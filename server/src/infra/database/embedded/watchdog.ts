import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';

/**
 * Waits until the process exits (its end of the pipe closes), in a shell, which takes little memory. Ends when the folder
 * was removed.
 */
const SCRIPT = `
cat >/dev/null
cd "$HOME_DIR" || exit 0
exec "$NODE" --no-warnings "$STOP_PROGRAM" "$HOME_DIR" "$HOLDER"
`;

/**
 * Starts the watchdog of a process that uses the server in `home`. When its standard input is closed, by this process or
 * by its exit, the watchdog stops the server unless another process uses it (stop-unused-server.ts), and exits.
 */
export function startWatchdog(home: string, holder: string): ChildProcess {
  const watchdog = spawn('sh', ['-c', SCRIPT], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME_DIR: home,
      HOLDER: holder,
      NODE: process.execPath,
      STOP_PROGRAM: join(import.meta.dirname, 'stop-unused-server.ts'),
    },
  });
  watchdog.unref();
  // The pipe is a socket, which the type of a child's standard input does not say.
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref();
  return watchdog;
}
