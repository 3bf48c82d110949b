/** What a worker sends: once that it can begin, then an answer to each task. */
export type WorkerMessage =
  | { ready: true }
  | { result: unknown }
  | { error: { message: string; stack: string | undefined; code: string | undefined } };

/** Lets the process that calls it answer the tasks of a pool, one at a time, for as long as the pool's process lives. */
export function handleTasks<Task>(answer: (task: Task) => Promise<unknown>): void {
  const send = (message: WorkerMessage) => process.send?.(message);
  process.on('message', async (task: Task) => {
    try {
      send({ result: await answer(task) });
    } catch (error) {
      const { message, stack, code } = error as NodeJS.ErrnoException;
      send({ error: { message, stack, code } });
    }
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches every process; what is under way is still answered, and the pool ends us in its time.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  send({ ready: true });
}
