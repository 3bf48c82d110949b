import { handleTasks } from './handle-tasks.ts';

/** What the test of the pool asks of a process: to answer, to fail, to run for ever, to eat memory, to die. */
handleTasks(async (task: string): Promise<unknown> => {
  switch (task) {
    case 'fail':
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    case 'run for ever':
      for (;;);
    case 'wait for ever':
      return await new Promise(() => undefined);
    case 'eat memory':
      for (const eaten: number[][] = []; ; ) eaten.push(new Array(100_000).fill(1.5));
    case 'crash':
      return process.abort();
    case 'die':
      setImmediate(() => process.exit(1));
      return 'dying';
    case 'tell your keys':
      return Object.keys(process.env);
    case 'tell your number':
      return process.pid;
    default:
      return `${task} done`;
  }
});
