import { handleTasks } from './handle-tasks.ts';

/** Worker of the pool's tests: succeeds, fails, runs for ever, exhausts memory or dies, as the task says. */
handleTasks(async (task: string): Promise<unknown> => {
  switch (task) {
    case 'fail':
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    case 'run for ever':
      for (;;);
    case 'wait 2.5 s':
      return await new Promise((done) => setTimeout(done, 2_500, 'waited'));
    case 'wait for ever':
      return await new Promise(() => undefined);
    case 'eat memory':
      for (const eaten: number[][] = []; ; ) eaten.push(new Array(100_000).fill(1.5));
    case 'crash':
      return process.abort();
    case 'die':
      setImmediate(() => process.exit(1));
      return 'dying';
    case 'list environment':
      return Object.keys(process.env);
    case 'report pid':
      return process.pid;
    default:
      return `${task} done`;
  }
});
