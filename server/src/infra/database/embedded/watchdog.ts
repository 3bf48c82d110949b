import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Waits until the process exits (its end of the pipe closes), then stops the server unless another process uses it. Ends
 * when its folder is removed, where the lock could never be taken.
 */
const SCRIPT = `
cat >/dev/null
cd "$HOME_DIR" || exit 0
rm -f "holders/$HOLDER"
echo $$ >"lock.$$" || exit 0
until ln "lock.$$" lock 2>/dev/null; do
  [ -e "lock.$$" ] || exit 0
  p=$(cat lock 2>/dev/null)
  if [ -n "$p" ] && ! kill -0 "$p" 2>/dev/null; then
    mv lock "lock.$$.broken" 2>/dev/null
    p=$(cat "lock.$$.broken" 2>/dev/null)
    if [ -n "$p" ] && kill -0 "$p" 2>/dev/null; then ln "lock.$$.broken" lock 2>/dev/null; fi
    rm -f "lock.$$.broken"
  fi
  sleep 0.05
done
free() { rm -f lock "lock.$$"; exit 0; }
for f in holders/*; do
  p=\${f##*/}
  kill -0 "$p" 2>/dev/null && free
done
rm -f holders/*
pid=$(head -n 1 data/postmaster.pid 2>/dev/null)
if [ -n "$pid" ]; then
  kill -INT "$pid" 2>/dev/null
  n=0; while kill -0 "$pid" 2>/dev/null && [ $n -lt 400 ]; do sleep 0.05; n=$((n + 1)); done
fi
free
`;

/**
 * Starts the watchdog of a process that uses the server in `home`. When its standard input is closed, by this process or
 * by its exit, the watchdog stops the server unless another process uses it, and exits.
 */
export function startWatchdog(home: string, holder: string): ChildProcess {
  const watchdog = spawn('sh', ['-c', SCRIPT], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME_DIR: home, HOLDER: holder },
  });
  watchdog.unref();
  // The pipe is a socket, which the type of a child's standard input does not say.
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref();
  return watchdog;
}
