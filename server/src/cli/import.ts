import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { readConfig, SettingError } from '../config.ts';
import { openPostingReader } from '../features/screening/index.ts';
import { refreshSearchVocabulary } from '../features/search/index.ts';
import { recordCommand } from '../features/staff/index.ts';
import { type ImportSummary, importVacancies } from '../features/vacancy-import/index.ts';
import { publishPostings, readPostingsAhead } from '../features/vacancy-lifecycle/index.ts';
import { EmbeddedServerError } from '../infra/database/embedded/embedded-server.ts';
import { CallError } from '../lib/call-error.ts';
import { STAFF_SOURCE } from '../lib/staff-source.ts';
import { openAppContext } from '../runtime/open-app-context.ts';

const help = `npm run import -- FILE.jsonl [--by EMAIL] [--source NAME] [--shift-dates]
  FILE.jsonl      vacancies, one JSON object per line; also FILE.jsonl.gz (docs/import.md describes the fields)
  --by EMAIL      your staff account, which the audit log names; needed once staff accounts are set up, except on a demo
  --source NAME   where lines that name no source come from (default: import)
  --shift-dates   counts every posting as posted within the last 30 days, so that an old file shows live vacancies`;

/** Readable messages for errors of the file. */
const fileErrors: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'The file may not be read.',
  EISDIR: 'That is a folder, not a file.',
  Z_DATA_ERROR: 'The packed file is damaged.',
  Z_BUF_ERROR: 'The packed file is damaged: its end is missing.',
};

interface Asked {
  file: string;
  source: string;
  shiftDates: boolean;
  by: string | undefined;
}

async function run({ file, source, shiftDates, by }: Asked): Promise<ImportSummary> {
  const context = await openAppContext(readConfig({ LOG_LEVEL: 'error', ...process.env }), { connections: 2 });
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}% | {created} new, {updated} changed, {unchanged} unchanged, {refused} refused',
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  const reader = openPostingReader();
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  try {
    await recordCommand(context, by, { action: 'ImportVacancies', after: { file: basename(file), source } });
    bar.start(1, 0, { created: 0, updated: 0, unchanged: 0, refused: 0 });
    const summary = await importVacancies({
      file,
      source,
      shiftDates,
      reportFolder: join(context.config.dataDir, 'imports'),
      now: context.clock.now(),
      signal: stop.signal,
      publish: (postings) =>
        publishPostings(context, postings, { cause: 'import', actor: source }, { queuesNewCompanies: true }),
      readAhead: (postings, hasEnded) => readPostingsAhead(context, reader, postings, hasEnded),
      onProgress({ bytesRead, bytesTotal, ...counts }) {
        bar.setTotal(Math.max(bytesTotal, 1));
        bar.update(bytesRead, counts);
      },
    });
    bar.stop();
    if (summary.created + summary.updated > 0) await refreshSearchVocabulary(context);
    return summary;
  } finally {
    bar.stop();
    await reader.close();
    await context.close();
  }
}

function report({
  created,
  updated,
  unchanged,
  refused,
  waiting,
  held,
  paused,
  reasons,
  stopped,
  ...summary
}: ImportSummary): string {
  const { reportFile, changesFile, firstChanges, unknownKeys } = summary;
  const count = (number: number) => number.toLocaleString('en-IN');
  const lines = [
    `${count(created)} new, ${count(updated)} changed, ${count(unchanged)} unchanged, ${count(refused)} refused.`,
  ];
  if (waiting > 0) lines.push(`  ${count(waiting)} of the new ones wait for approval in the staff console.`);
  if (held > 0)
    lines.push(`  ${count(held)} are held by screening until staff decide their cases in the staff console.`);
  if (paused > 0) lines.push(`  ${count(paused)} of the changed ones were paused: their company is blocked.`);
  for (const [reason, times] of reasons) lines.push(`  ${count(times)} × ${reason}`);
  for (const { key, lines: times, suggestions } of unknownKeys) {
    const hint = suggestions.length > 0 ? ` (did you mean ${suggestions.join(', ')}?)` : '';
    lines.push(`  ${count(times)} × unknown key ${JSON.stringify(key)}${hint}`);
  }
  if (changesFile && firstChanges.length === created + updated)
    for (const { id, change, source, sourceId } of firstChanges)
      lines.push(`  vacancy ${id} ${change}: ${source} ${sourceId}`);
  if (changesFile) lines.push(`The numbers of the new and changed vacancies: ${changesFile}`);
  if (reportFile) lines.push(`The refused lines, with their numbers and reasons: ${reportFile}`);
  if (stopped) lines.push('Stopped before the end of the file; run the same command again to continue.');
  return lines.join('\n');
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      source: { type: 'string' },
      'shift-dates': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [file, ...rest] = positionals;
  if (values.help || !file || rest.length > 0) {
    console.log(help);
    process.exit(values.help ? 0 : 2);
  }
  const source = values.source?.trim() || 'import';
  if (source === STAFF_SOURCE)
    throw new CallError('bad_input', `The source “${STAFF_SOURCE}” is reserved for vacancies that staff post.`);
  const summary = await run({
    file,
    source,
    shiftDates: values['shift-dates'] ?? false,
    by: values.by,
  });
  console.log(report(summary));
  if (summary.stopped) process.exitCode = 130;
} catch (error) {
  const { code = '', message } = error as { code?: string; message: string };
  const expected =
    error instanceof SettingError ||
    error instanceof EmbeddedServerError ||
    error instanceof CallError ||
    code.startsWith('ERR_PARSE_ARGS');
  console.error(fileErrors[code] ?? (expected ? message : error));
  process.exitCode = 1;
}
