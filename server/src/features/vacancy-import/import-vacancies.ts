import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { truncate } from '../../lib/text/clean-text.ts';
import type { Published, PublishedChange, VacancyPosting } from '../vacancy-lifecycle/index.ts';
import type { ImportOptions } from './parsing/import-options.ts';
import { type LineOutcome, postingFromLine } from './parsing/posting-from-line.ts';
import { LINE_LIMIT, readLines } from './read-lines.ts';
import { openReportFile } from './report-file.ts';
import { countUnknownKeys, type UnknownKey } from './unknown-keys.ts';

/** Postings per transaction. */
const BATCH_SIZE = 500;
/** Changes that the summary contains. */
const FIRST_CHANGES = 10;

export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Created vacancies that wait for approval. */
  waiting: number;
  /** Created and updated vacancies that screening holds. */
  held: number;
  /** Updated vacancies that were paused because they moved to a blocked company. */
  paused: number;
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
  /** The created and updated vacancies as JSON lines `{id, change, source, sourceId}`; undefined when there are none. */
  changesFile: string | undefined;
  /** The first ten changes. */
  firstChanges: PublishedChange[];
  /** Keys that the format does not have, most frequent first. */
  unknownKeys: UnknownKey[];
  /** Aborted before the end of the file; importing it again continues. */
  stopped: boolean;
}

export interface Import {
  file: string;
  /** Folder of the reports of refused lines and of changes. */
  reportFolder: string;
  /** Source of lines that name none. */
  source: string;
  shiftDates: boolean;
  now: Date;
  /** Publishes all or none; counts known postings as updated or unchanged. */
  publish(postings: VacancyPosting[]): Promise<Published>;
  /** Prepares the next batch while the previous one is stored, until `hasEnded` returns true. */
  readAhead?(postings: VacancyPosting[], hasEnded: () => boolean): Promise<void>;
  onProgress?(progress: ImportProgress): void;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
}

/**
 * Imports a file of vacancies, one JSON object per line (.jsonl, .jsonl.gz). Each batch is published in one transaction,
 * and known postings are updated only if they differ: an interrupted import can be started again. Fields that a line omits
 * keep the values of a known posting. The format is described in docs/import.md.
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
  const progress: ImportProgress = {
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    waiting: 0,
    held: 0,
    paused: 0,
    bytesRead: 0,
    bytesTotal: size,
  };
  await mkdir(run.reportFolder, { recursive: true });
  const refusals = await openRefusalReport(run);
  const changes = await openChangesReport(run);
  const unknownKeys = countUnknownKeys();
  let batch: VacancyPosting[] = [];
  let stopped = false;
  let inFlight: Promise<void> = Promise.resolve();

  const publish = async (postings: VacancyPosting[]) => {
    if (postings.length === 0) return;
    const counts = await run.publish(postings);
    changes.add(counts.changes);
    progress.created += counts.created;
    progress.updated += counts.updated;
    progress.unchanged += counts.unchanged;
    progress.waiting += counts.waiting;
    progress.held += counts.held;
    progress.paused += counts.paused;
    run.onProgress?.({ ...progress });
  };

  /** Stores one batch while the next is read, so that the database and this process work in parallel. */
  const publishBatch = async () => {
    let hasEnded = false;
    const stored = inFlight.finally(() => (hasEnded = true));
    await Promise.all([stored, run.readAhead?.(batch, () => hasEnded)]);
    inFlight = publish(batch);
    // An error is handled where the promise is awaited, at the next batch or at the end.
    inFlight.catch(() => undefined);
    batch = [];
  };

  try {
    for await (const { number, text } of readLines(run.file, (bytes) => (progress.bytesRead = bytes))) {
      if (text?.trim() === '') continue;
      const outcome = text === undefined ? tooLong : postingFromLine(text, options);
      unknownKeys.add(outcome.unknownKeys);
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
    await changes.close();
  }
  run.onProgress?.({ ...progress });
  const { created, updated, unchanged, refused, waiting, held, paused } = progress;
  return {
    created,
    updated,
    unchanged,
    refused,
    waiting,
    held,
    paused,
    stopped,
    reasons: refusals.reasons(),
    reportFile: refusals.file(),
    changesFile: changes.file(),
    firstChanges: changes.first,
    unknownKeys: unknownKeys.list(),
  };
}

const tooLong: LineOutcome = {
  refused: `The line is longer than ${LINE_LIMIT.toLocaleString('en-IN')} characters.`,
  unknownKeys: [],
};

/** Collects the created and updated vacancies in a report, which replaces the one of an earlier run. */
async function openChangesReport({ reportFolder, file }: Import) {
  const report = await openReportFile(join(reportFolder, `${basename(file)}.changes.jsonl`));
  const first: PublishedChange[] = [];
  return {
    first,
    add(changes: PublishedChange[]) {
      for (const change of changes) report.write(change);
      first.push(...changes.slice(0, FIRST_CHANGES - first.length));
    },
    file: report.file,
    close: report.close,
  };
}

/** Collects refused lines in a report, which replaces the one of an earlier run. */
async function openRefusalReport({ reportFolder, file }: Import) {
  const report = await openReportFile(join(reportFolder, `${basename(file)}.refused.jsonl`));
  const counts = new Map<string, number>();
  return {
    add(line: number, reason: string, text: string | undefined) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      report.write({ line, reason, ...identifyLine(text) });
    },
    reasons: () => [...counts].sort(([, a], [, b]) => b - a),
    file: report.file,
    close: report.close,
  };
}

/** Identifies the posting of a refused line, as far as it can be read. */
function identifyLine(text: string | undefined): { sourceId?: unknown; title?: string } {
  try {
    const { sourceId, title } = JSON.parse(text ?? '{}') ?? {};
    return { sourceId, ...(typeof title === 'string' && { title: truncate(title, 200) }) };
  } catch {
    return {};
  }
}
