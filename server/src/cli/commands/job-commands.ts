import { SettingError } from '../../config.ts';
import { rebuildSearch } from '../../features/search/index.ts';
import { recordCommand } from '../../features/staff/index.ts';
import { triggerJob } from '../../infra/jobs/trigger-job.ts';
import { scheduledJobs } from '../../runtime/scheduled-jobs.ts';
import type { Command } from './command.ts';

export const jobCommands: Record<string, Command> = {
  'rebuild-search': {
    usage: 'rebuild-search --by EMAIL',
    summary:
      'rebuilds the search index from all vacancies without interrupting searches; takes minutes for a million vacancies',
    async run(context, _args, { by }) {
      await recordCommand(context, by, { action: 'RebuildSearch' });
      const count = await rebuildSearch(context);
      return count === undefined
        ? 'The search index is being rebuilt already.'
        : `The search index was rebuilt: ${count.toLocaleString('en-IN')} vacancies.`;
    },
  },
  'run-job': {
    usage: 'run-job NAME --by EMAIL',
    summary: 'runs a scheduled job on the running server within seconds; without a name, lists the jobs',
    async run(context, [name], { by }) {
      const jobs = scheduledJobs(context);
      if (!name) return jobs.map((job) => `  ${job.name}, every ${job.everyMinutes} min`).join('\n');
      if (!jobs.some((job) => job.name === name))
        throw new SettingError(`There is no job ${name}; without a name, this command lists them.`);
      await recordCommand(context, by, { action: 'RunJob', after: { job: name } });
      const isQueued = await triggerJob(context.databaseUrl, name);
      return isQueued ? `The job ${name} will run within seconds.` : `The job ${name} is queued already.`;
    },
  },
};
