import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isProcessAlive } from '../../lib/is-process-alive.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';
import { TaskAborted } from './worker-process.ts';

const defaults = {
  script: join(import.meta.dirname, 'test-worker.ts'),
  workers: 1,
  maxQueued: 2,
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

const ceiling = { timeout: 120_000 };

/** Whether a process runs; one that has exited remains a zombie until its parent reaps it. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  return isProcessAlive(pid) && !(existsSync(status) && /\) Z /.test(readFileSync(status, 'utf8')));
}

describe('a worker pool', () => {
  it('starts a process on demand and reuses it', async () => {
    open();
    expect(pool.size()).toBe(0);
    expect(await pool.run('one')).toBe('one done');
    expect(await pool.run('two')).toBe('two done');
    expect(pool.size()).toBe(1);
  });

  it('never starts more processes than its limit', async () => {
    open({ workers: 2, maxQueued: 20 });
    const tasks = Array.from({ length: 20 }, (_, i) => String(i));
    expect(await Promise.all(tasks.map((task) => pool.run(task)))).toEqual(tasks.map((task) => `${task} done`));
    expect(pool.size()).toBe(2);
  });

  it('aborts a running task whose caller has disconnected, and drops a waiting one', async () => {
    open();
    const [first, second] = [new AbortController(), new AbortController()];
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'answered',
        (error: { code?: string }) => error.code,
      );
    const running = codeOf(pool.run('wait for ever', first.signal));
    const waiting = codeOf(pool.run('two', second.signal));
    const next = pool.run('three');
    second.abort();
    expect(await waiting).toBe('unavailable');
    // It left the queue, which has room for two.
    const last = pool.run('four');
    first.abort();
    expect(await running).toBe('unavailable');
    expect(await Promise.all([next, last])).toEqual(['three done', 'four done']);
    await expect(pool.run('five', AbortSignal.abort())).rejects.toMatchObject({ code: 'unavailable' });
    expect(await pool.run('six')).toBe('six done');
  });

  it('rejects with the error of a task and keeps its process', async () => {
    open();
    await expect(pool.run('fail')).rejects.toMatchObject({ message: 'no room', code: 'ENOSPC' });
    expect(await pool.run('one')).toBe('one done');
  });

  it.each([
    ['run for ever', { name: 'Error', constructor: TaskAborted }],
    // It has not computed for as long as its limit, as on a machine that is busy with other work.
    ['wait for ever', { code: 'unavailable', retryAfter: 5 }],
  ])('ends a task that would %s, and runs the next', async (task, expected) => {
    open({ timeLimitMs: 300 });
    const next = pool.run(task).then(
      () => 'answered',
      (error: unknown) => error,
    );
    const after = pool.run('one');
    expect(await next).toMatchObject(expected);
    expect(await after).toBe('one done');
    expect(pool.size()).toBe(1);
  });

  it('counts the processor time of a task, not the time for which it waits', async () => {
    open({ timeLimitMs: 2_000 });
    expect(await pool.run('wait 2.5 s')).toBe('waited');
  });

  it.each(['eat memory', 'crash'])('survives a task that would %s, and runs the next', async (task) => {
    open();
    await expect(pool.run(task)).rejects.toBeInstanceOf(TaskAborted);
    expect(await pool.run('one')).toBe('one done');
  });

  it('passes no secrets to its processes', async () => {
    open();
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'not for you');
    try {
      const names = await pool.run('list environment');
      expect(names).not.toContain('S3_SECRET_ACCESS_KEY');
      expect(names).not.toContain('DATABASE_URL');
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('leaves no process behind when the parent is killed', async () => {
    const program = `
      import { openWorkerPool } from ${JSON.stringify(join(import.meta.dirname, 'worker-pool.ts'))};
      const pool = openWorkerPool(${JSON.stringify(defaults)});
      console.log(await pool.run('report pid'));
      setInterval(() => undefined, 1_000);`;
    const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), ceiling).toBe(false);
  });

  it('replaces a process that died while it was idle', async () => {
    open();
    await pool.run('die');
    await expect.poll(() => pool.size(), ceiling).toBe(0);
    expect(await pool.run('one')).toBe('one done');
  });

  it('rejects a task when the queue is full', async () => {
    open({ timeLimitMs: 300 });
    const results = await Promise.allSettled(['run for ever', 'one', 'two', 'three'].map((task) => pool.run(task)));
    expect(results[0]).toMatchObject({ reason: expect.any(TaskAborted) });
    expect(results.slice(1)).toMatchObject([
      { value: 'one done' },
      { value: 'two done' },
      { reason: { code: 'unavailable', retryAfter: 5 } },
    ]);
  });

  it('stops an idle process', async () => {
    open({ idleMs: 50 });
    await pool.run('one');
    await expect.poll(() => pool.size(), ceiling).toBe(0);
    expect(await pool.run('two')).toBe('two done');
  });

  it('rejects when the script does not start', async () => {
    open({ script: join(import.meta.dirname, 'missing.ts') });
    await expect(pool.run('one')).rejects.toMatchObject({ code: 'unavailable' });
    expect(pool.size()).toBe(0);
  });

  it('on close kills its processes and rejects all tasks', async () => {
    open();
    const running = pool.run('run for ever').catch((error: unknown) => error);
    const waiting = pool.run('one').catch((error: unknown) => error);
    await expect.poll(() => pool.size(), ceiling).toBe(1);
    await pool.close();
    expect(pool.size()).toBe(0);
    expect(await running).toMatchObject({ code: 'unavailable' });
    expect(await waiting).toMatchObject({ code: 'unavailable' });
    await expect(pool.run('two')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
