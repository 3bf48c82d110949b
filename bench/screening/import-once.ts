import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostingReader } from '../../server/src/features/screening/index.ts';
import { importVacancies } from '../../server/src/features/vacancy-import/index.ts';
import { publishPostings, readPostingsAhead } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { openScratch } from '../scratch-database.ts';

/** Imports the files of a folder and prints the time per posting as JSON, without the first file, which compiles the code. */
const [folder = ''] = process.argv.slice(2);
const scratch = await openScratch();
const reader = openPostingReader();
try {
  const { context } = scratch;
  const run = (file: string) =>
    importVacancies({
      file: join(folder, file),
      source: 'bench',
      shiftDates: true,
      reportFolder: join(scratch.dataDir, 'imports'),
      now: context.clock.now(),
      publish: (postings) =>
        publishPostings(context, postings, { cause: 'bench', actor: 'bench' }, { queuesNewCompanies: true }),
      readAhead: (postings, hasEnded) => readPostingsAhead(context, reader, postings, hasEnded),
    });
  const [first = '', ...others] = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  await run(first);
  const begin = performance.now();
  const before = process.cpuUsage();
  let postings = 0;
  for (const file of others) postings += (await run(file)).created;
  const { user, system } = process.cpuUsage(before);
  const [elapsed, processor] = [performance.now() - begin, (user + system) / 1_000];
  console.log(JSON.stringify({ elapsed: elapsed / postings, processor: processor / postings }));
} finally {
  await reader.close();
  await scratch.close();
}
process.exit();
