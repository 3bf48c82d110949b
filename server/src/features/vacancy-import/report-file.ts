import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

/** A file of JSON lines that exists only once something was written. */
export interface ReportFile {
  write(line: object): void;
  /** The path; undefined when nothing was written. */
  file(): string | undefined;
  close(): Promise<void>;
}

/** Opens a report of JSON lines, readable by its owner only, and deletes the one of an earlier run. */
export async function openReportFile(path: string): Promise<ReportFile> {
  let report: WriteStream | undefined;
  await rm(path, { force: true });
  return {
    write(line) {
      report ??= createWriteStream(path, { mode: 0o600 });
      report.write(`${JSON.stringify(line)}\n`);
    },
    file: () => (report ? path : undefined),
    async close() {
      if (!report) return;
      report.end();
      await finished(report);
    },
  };
}
