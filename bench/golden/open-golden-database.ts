import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { goldenPostings } from '../../server/src/features/search/golden/test-golden-postings.ts';
import { rebuildSearch, refreshSearchVocabulary } from '../../server/src/features/search/index.ts';
import { importVacancies } from '../../server/src/features/vacancy-import/index.ts';
import { readLines } from '../../server/src/features/vacancy-import/read-lines.ts';
import { publishPostings } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { openScratch, type Scratch } from '../scratch-database.ts';
import type { GoldenOptions } from './read-golden-options.ts';
import { type ImportLine, type SourcePosting, toSourcePosting } from './source-posting.ts';

/** The imported lines, kept beside the database. */
const LINES_FILE = 'golden-postings.jsonl';

/** A database with imported postings, and the postings as their source states them. */
export interface GoldenDatabase {
  scratch: Scratch;
  postings: SourcePosting[];
  /** Postings from a file rather than the invented ones of the tests. */
  isReal: boolean;
}

/** Every n-th line of a file, starting with the line of index `offset`. */
async function takeLines(file: string, every: number, offset: number): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  let index = 0;
  for await (const { text } of readLines(file)) {
    if (!text?.trim()) continue;
    if (index++ % every !== offset) continue;
    const line = JSON.parse(text) as ImportLine;
    lines.push({ ...line, source: line.source || 'golden', sourceId: String(line.sourceId) });
  }
  return lines;
}

/** The invented postings of the golden tests as lines of an import. */
const inventedLines = (): ImportLine[] =>
  goldenPostings.map(({ key, company, educations, descriptionHtml, ...posting }) => ({
    ...posting,
    source: 'golden',
    sourceId: key,
    company: company.name,
    education: educations.join(', '),
    descriptionText: descriptionHtml.replaceAll(/<\/?p>/g, ''),
  }));

/** Imports a file like `npm run import -- FILE --shift-dates`. */
async function importFile({ context }: Scratch, file: string): Promise<void> {
  const bar = new SingleBar({ format: '{bar} {percentage}% of the postings imported' }, Presets.shades_classic);
  bar.start(1, 0);
  try {
    await importVacancies({
      file,
      source: 'golden',
      shiftDates: true,
      reportFolder: join(context.config.dataDir, 'imports'),
      now: context.clock.now(),
      publish: (postings) => publishPostings(context, postings, { cause: 'bench', actor: 'golden' }),
      onProgress({ bytesRead, bytesTotal }) {
        bar.setTotal(Math.max(bytesTotal, 1));
        bar.update(bytesRead);
      },
    });
  } finally {
    bar.stop();
  }
  await refreshSearchVocabulary(context);
}

/** Imports the postings into a scratch database, or opens the one that an earlier run kept. */
export async function openGoldenDatabase(options: GoldenOptions): Promise<GoldenDatabase> {
  const { file, every, offset, keep, use, rebuild } = options;
  const folder = use ?? keep;
  const scratch = await openScratch({ folder, isExisting: use !== undefined });
  process.once('SIGINT', async () => {
    await scratch.discard();
    process.exit(130);
  });
  const linesFile = join(resolve(scratch.dataDir), LINES_FILE);
  if (use === undefined) {
    const lines = existsSync(file) ? await takeLines(file, every, offset) : inventedLines();
    await writeFile(linesFile, lines.map((line) => JSON.stringify(line)).join('\n'));
    await importFile(scratch, linesFile);
  } else if (rebuild) await rebuildSearch(scratch.context);
  const postings = (await takeLines(linesFile, 1, 0)).map(toSourcePosting);
  return { scratch, postings, isReal: postings.length > goldenPostings.length };
}
