import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isProcessAlive } from '../../lib/is-process-alive.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';
import { TaskStopped } from './worker-process.ts';

const defaults = {
  script: join(import.meta.dirname, 'test-worker.ts'),
  workers: 1,
  mostWaiting: 2,
  timeLimitMs: 20_000,
  heapMebibytes: 32,
  idleMs: 60_000,
};

let pool: WorkerPool<string>;
const open = (more: Partial<typeof defaults> = {}) => {
  pool = openWorkerPool({ ...defaults, ...more });
  return pool;
};
afterEach(() => pool?.close());

/** One that has ended stays in the list of Linux until somebody asks for its result. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  return isProcessAlive(pid) && !(existsSync(status) && /\) Z /.test(readFileSync(status, 'utf8')));
}

describe('a worker pool', () => {
  it('starts a process when it is needed, and uses it again', async () => {
    open();
    expect(pool.size()).toBe(0);
    expect(await pool.run('one')).toBe('one done');
    expect(await pool.run('two')).toBe('two done');
    expect(pool.size()).toBe(1);
  });

  it('never has more processes than it may', async () => {
    open({ workers: 2, mostWaiting: 20 });
    const tasks = Array.from({ length: 20 }, (_, i) => String(i));
    expect(await Promise.all(tasks.map((task) => pool.run(task)))).toEqual(tasks.map((task) => `${task} done`));
    expect(pool.size()).toBe(2);
  });

  it('passes on what a task fails with, and goes on', async () => {
    open();
    await expect(pool.run('fail')).rejects.toMatchObject({ message: 'no room', code: 'ENOSPC' });
    expect(await pool.run('one')).toBe('one done');
  });

  it.each(['run for ever', 'wait for ever'])('ends a task that would %s, and serves the next', async (task) => {
    open({ timeLimitMs: 300 });
    const next = pool.run(task).then(
      () => 'answered',
      (error: unknown) => error,
    );
    const after = pool.run('one');
    expect(await next).toBeInstanceOf(TaskStopped);
    expect(await after).toBe('one done');
    expect(pool.size()).toBe(1);
  });

  it.each(['eat memory', 'crash'])('outlives a task that would %s, and serves the next', async (task) => {
    open();
    await expect(pool.run(task)).rejects.toBeInstanceOf(TaskStopped);
    expect(await pool.run('one')).toBe('one done');
  });

  it('tells its processes none of our settings', async () => {
    open();
    process.env.S3_SECRET_ACCESS_KEY = 'not for you';
    const known = await pool.run('tell your keys');
    delete process.env.S3_SECRET_ACCESS_KEY;
    expect(known).not.toContain('S3_SECRET_ACCESS_KEY');
    expect(known).not.toContain('DATABASE_URL');
  });

  it('is outlived by no process when ours is killed', async () => {
    const program = `
      import { openWorkerPool } from ${JSON.stringify(join(import.meta.dirname, 'worker-pool.ts'))};
      const pool = openWorkerPool(${JSON.stringify(defaults)});
      console.log(await pool.run('tell your number'));
      setInterval(() => undefined, 1_000);`;
    const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const number = Number(line.toString());
    expect(isRunning(number)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(number)).toBe(false);
  });

  it('outlives a process that died while nobody asked', async () => {
    open();
    await pool.run('die');
    await expect.poll(() => pool.size()).toBe(0);
    expect(await pool.run('one')).toBe('one done');
  });

  it('refuses what would have to wait behind too many', async () => {
    open({ timeLimitMs: 500 });
    const results = await Promise.allSettled(['wait for ever', 'one', 'two', 'three'].map((task) => pool.run(task)));
    expect(results[0]).toMatchObject({ reason: expect.any(TaskStopped) });
    expect(results.slice(1)).toMatchObject([
      { value: 'one done' },
      { value: 'two done' },
      { reason: { code: 'unavailable', retryAfter: 5 } },
    ]);
  });

  it('lets a process go that has nothing to do', async () => {
    open({ idleMs: 50 });
    await pool.run('one');
    await expect.poll(() => pool.size()).toBe(0);
    expect(await pool.run('two')).toBe('two done');
  });

  it('cannot use a script that does not start', async () => {
    open({ script: join(import.meta.dirname, 'missing.ts') });
    await expect(pool.run('one')).rejects.toMatchObject({ code: 'unavailable' });
    expect(pool.size()).toBe(0);
  });

  it('once closed has no processes, and answers everybody', async () => {
    open();
    const under = pool.run('run for ever').catch((error: unknown) => error);
    const waits = pool.run('one').catch((error: unknown) => error);
    await expect.poll(() => pool.size()).toBe(1);
    await pool.close();
    expect(pool.size()).toBe(0);
    expect(await under).toMatchObject({ code: 'unavailable' });
    expect(await waits).toMatchObject({ code: 'unavailable' });
    await expect(pool.run('two')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
