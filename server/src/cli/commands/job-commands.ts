import { SettingError } from '../../config.ts';
import { rebuildSearch } from '../../features/vacancies/index.ts';
import { triggerJob } from '../../infra/jobs/trigger-job.ts';
import { scheduledJobs } from '../../runtime/scheduled-jobs.ts';
import type { Command } from './command.ts';

export const jobCommands: Record<string, Command> = {
  'rebuild-search': {
    usage: 'rebuild-search',
    does: 'makes all that search knows anew from the vacancies, while search goes on; minutes for a million of them',
    async run(context) {
      const count = await rebuildSearch(context);
      return count === undefined
        ? 'Search is being rebuilt already.'
        : `Search was rebuilt: ${count.toLocaleString('en-IN')} vacancies.`;
    },
  },
  'run-job': {
    usage: 'run-job NAME',
    does: 'has the running server do a scheduled job within seconds instead of at its time; without a name, lists them',
    async run(context, [name]) {
      const jobs = scheduledJobs(context);
      if (!name) return jobs.map((job) => `  ${job.name}, every ${job.everyMinutes} min`).join('\n');
      if (!jobs.some((job) => job.name === name))
        throw new SettingError(`There is no job ${name}; without a name, this command lists them.`);
      const asked = await triggerJob(context.databaseUrl, name);
      return asked ? `The job ${name} runs within seconds.` : `The job ${name} is about to run anyway.`;
    },
  },
};
