import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { createPostgresSearch } from '../server/src/features/search/engine/postgres-search.ts';
import { goldenQueries } from '../server/src/features/search/golden/golden-queries.ts';
import { refreshSearchVocabulary } from '../server/src/features/search/index.ts';
import { importVacancies } from '../server/src/features/vacancy-import/index.ts';
import { publishPostings } from '../server/src/features/vacancy-lifecycle/index.ts';
import { reportOf } from './golden/golden-report.ts';
import { type Judgement, judge, listFound } from './golden/judge-query.ts';
import { openScratch, type Scratch } from './scratch-database.ts';

const { values } = parseArgs({ options: { file: { type: 'string', default: '../shared/data/jobs.jsonl.gz' } } });

/** Imports the file like `npm run import -- FILE --shift-dates`. */
async function importFile({ context }: Scratch, file: string): Promise<void> {
  const bar = new SingleBar({ format: '{bar} {percentage}% of the file imported' }, Presets.shades_classic);
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

const file = resolve(values.file);
if (!existsSync(file)) {
  console.error(`File not found: ${file}. Pass another with --file.`);
  process.exit(2);
}
const scratch = await openScratch();
process.once('SIGINT', async () => {
  await scratch.discard();
  process.exit(130);
});
try {
  await importFile(scratch, file);
  const { db, clock } = scratch.context;
  const search = createPostgresSearch(db);
  const judgements: Judgement[] = [];
  for (const { kind, queries } of goldenQueries) {
    for (const query of queries) {
      const result = await search.find({ keyword: query.keyword, now: clock.now(), offset: 0, limit: 10 });
      judgements.push(judge(kind, query, result, await listFound(db, result.ids)));
    }
  }
  console.log(reportOf(judgements));
  if (judgements.some(({ fails }) => fails)) process.exitCode = 1;
} finally {
  await scratch.close();
}
