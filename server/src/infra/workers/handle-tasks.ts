/** A message of a worker: first `ready`, then the outcome of each task. */
export type WorkerMessage =
  | { ready: true }
  | { result: unknown }
  | { error: { message: string; stack: string | undefined; code: string | undefined } };

/** Makes the calling process a worker of a pool: handles its tasks one after another until the pool's process exits. */
export function handleTasks<Task>(handle: (task: Task) => Promise<unknown>): void {
  const send = (message: WorkerMessage) => process.send?.(message);
  process.on('message', async (task: Task) => {
    try {
      send({ result: await handle(task) });
    } catch (error) {
      const { message, stack, code } = error as NodeJS.ErrnoException;
      send({ error: { message, stack, code } });
    }
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C signals the whole process group. Running tasks still finish; the pool ends this process when it closes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  send({ ready: true });
}
