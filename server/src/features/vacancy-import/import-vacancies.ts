import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { type ImportOptions, type LineOutcome, postingFromLine } from './parsing/posting-from-line.ts';
import { LINE_LIMIT, readLines } from './read-lines.ts';

/** Postings per transaction. */
const BATCH_SIZE = 500;

export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

export interface ImportProgress extends ImportCounts {
  bytesRead: number;
  bytesTotal: number;
}

export interface ImportSummary extends ImportCounts {
  /** Reasons with the number of lines refused for each, most frequent first. */
  reasons: [string, number][];
  /** The refused lines as JSON lines `{line, reason, sourceId?, title?}`; undefined when there are none. */
  reportFile: string | undefined;
  /** Aborted before the end of the file; importing it again continues. */
  stopped: boolean;
}

export interface Import {
  file: string;
  /** Folder of the report of refused lines. */
  reportFolder: string;
  /** Source of lines that name none. */
  source: string;
  shiftDates: boolean;
  now: Date;
  /** Publishes all or none; known postings count as updated or unchanged. */
  publish(postings: VacancyPosting[]): Promise<Omit<ImportCounts, 'refused'>>;
  onProgress?(progress: ImportProgress): void;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
}

/**
 * Imports a file of vacancies, one JSON object per line (.jsonl, .jsonl.gz). Each batch is published in one transaction,
 * and known postings are updated only if they differ: an interrupted import can be started again.
 * @throws when the file cannot be read or decompressed, or publishing fails; earlier batches stay published
 */
export async function importVacancies(run: Import): Promise<ImportSummary> {
  const { size, mtime } = await stat(run.file);
  const options: ImportOptions = {
    source: run.source,
    now: run.now,
    undatedPostedAt: mtime,
    shiftDates: run.shiftDates,
  };
  const progress: ImportProgress = { created: 0, updated: 0, unchanged: 0, refused: 0, bytesRead: 0, bytesTotal: size };
  const refusals = await openRefusalReport(run);
  let batch: VacancyPosting[] = [];
  let stopped = false;
  let inFlight: Promise<void> = Promise.resolve();

  const publish = async (postings: VacancyPosting[]) => {
    if (postings.length === 0) return;
    const counts = await run.publish(postings);
    progress.created += counts.created;
    progress.updated += counts.updated;
    progress.unchanged += counts.unchanged;
    run.onProgress?.({ ...progress });
  };

  /** Stores one batch while the next is read, so that the database and this process work in parallel. */
  const publishBatch = async () => {
    await inFlight;
    inFlight = publish(batch);
    // An error is handled where the promise is awaited, at the next batch or at the end.
    inFlight.catch(() => undefined);
    batch = [];
  };

  try {
    for await (const { number, text } of readLines(run.file, (bytes) => (progress.bytesRead = bytes))) {
      if (text?.trim() === '') continue;
      const outcome = text === undefined ? tooLong : postingFromLine(text, options);
      if ('posting' in outcome) batch.push(outcome.posting);
      else {
        progress.refused++;
        refusals.add(number, outcome.refused, text);
      }
      if (batch.length < BATCH_SIZE) continue;
      await publishBatch();
      stopped = run.signal?.aborted ?? false;
      if (stopped) break;
    }
    await publishBatch();
    await inFlight;
  } finally {
    await inFlight.catch(() => undefined);
    await refusals.close();
  }
  run.onProgress?.({ ...progress });
  const { created, updated, unchanged, refused } = progress;
  return { created, updated, unchanged, refused, stopped, reasons: refusals.reasons(), reportFile: refusals.file() };
}

const tooLong: LineOutcome = { refused: `The line is longer than ${LINE_LIMIT.toLocaleString('en-IN')} characters.` };

/** Collects refused lines in a report, which replaces the one of an earlier run. */
async function openRefusalReport({ reportFolder, file }: Import) {
  const reportFile = join(reportFolder, `${basename(file)}.refused.jsonl`);
  const counts = new Map<string, number>();
  let report: WriteStream | undefined;
  await mkdir(reportFolder, { recursive: true });
  await rm(reportFile, { force: true });
  return {
    add(line: number, reason: string, text: string | undefined) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      report ??= createWriteStream(reportFile, { mode: 0o600 });
      report.write(`${JSON.stringify({ line, reason, ...identifyLine(text) })}\n`);
    },
    reasons: () => [...counts].sort(([, a], [, b]) => b - a),
    file: () => (report ? reportFile : undefined),
    async close() {
      if (!report) return;
      report.end();
      await finished(report);
    },
  };
}

/** Identifies the posting of a refused line, as far as it can be read. */
function identifyLine(text: string | undefined): { sourceId?: unknown; title?: string } {
  try {
    const { sourceId, title } = JSON.parse(text ?? '{}') ?? {};
    return { sourceId, ...(typeof title === 'string' && { title: title.slice(0, 200) }) };
  } catch {
    return {};
  }
}
