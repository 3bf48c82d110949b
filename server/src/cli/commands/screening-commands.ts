import { Presets, SingleBar } from 'cli-progress';
import { ruleDefinitions } from '../../features/screening/index.ts';
import { recordCommand } from '../../features/staff/index.ts';
import { rescreenVacancies } from '../../features/vacancy-lifecycle/index.ts';
import type { Command } from './command.ts';

const count = (number: number): string => number.toLocaleString('en-IN');

export const screeningCommands: Record<string, Command> = {
  screen: {
    usage: 'screen --by EMAIL',
    summary:
      'screens all live vacancies again with the current rules and fraud fingerprints; hides those to hold until staff decide',
    async run(context, _args, { by }) {
      await recordCommand(context, by, { action: 'ScreenVacancies' });
      const bar = new SingleBar(
        { format: '{bar} {percentage} % | {value} of {total} screened', hideCursor: true },
        Presets.shades_classic,
      );
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort());
      process.once('SIGTERM', () => stop.abort());
      bar.start(1, 0);
      try {
        const result = await rescreenVacancies(context, {
          signal: stop.signal,
          onProgress(done, total) {
            bar.setTotal(Math.max(total, 1));
            bar.update(done);
          },
        });
        bar.stop();
        const lines = [
          `${count(result.screened)} vacancies screened, something found in ${count(result.found)}.`,
          `  ${count(result.held)} are hidden until staff decide their cases, ${count(result.queued)} stay live with a case.`,
        ];
        const labels = new Map(ruleDefinitions.map(({ id, label }) => [id, label]));
        for (const [rule, vacancies] of [...result.rules].sort(([, a], [, b]) => b - a))
          lines.push(`  ${count(vacancies)} × ${labels.get(rule) ?? rule}`);
        if (stop.signal.aborted) lines.push('Stopped before the end; run the same command again.');
        return lines.join('\n');
      } finally {
        bar.stop();
      }
    },
  },
};
