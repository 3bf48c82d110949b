import { gradedReport } from './golden/graded-report.ts';
import { judgePassFail } from './golden/judge-pass-fail.ts';
import { listMisses, listPairMisses, listSuggestionMisses } from './golden/list-misses.ts';
import { measureGraded } from './golden/measure-graded.ts';
import { openGoldenDatabase } from './golden/open-golden-database.ts';
import { querySets } from './golden/query-sets.ts';
import { type GoldenOptions, goldenHelp, readGoldenOptions } from './golden/read-golden-options.ts';
import { writeGradedTable } from './golden/write-graded-table.ts';

async function run(options: GoldenOptions): Promise<void> {
  const { kinds, misses, write } = options;
  const set = querySets[options.set];
  const isChosen = (kind: string) => kinds.length === 0 || kinds.includes(kind);
  const known = [...set.kinds.map(({ kind }) => kind), 'same work', 'suggestions'];
  const unknown = kinds.filter((kind) => !known.includes(kind));
  if (unknown.length > 0) throw new Error(`No such kind: ${unknown.join(', ')}. Kinds: ${known.join(', ')}`);
  const golden = await openGoldenDatabase(options);
  try {
    console.log(
      `${golden.postings.length} postings${golden.isReal ? '' : ': the file is absent, so the invented ones of the tests'}`,
    );
    const measured = await measureGraded(golden, set, isChosen);
    console.log(gradedReport(measured));
    if (misses) {
      console.log(`\n${listMisses(measured.kinds)}`);
      if (isChosen('same work')) console.log(`\nsame work\n${listPairMisses(measured.pairs.product)}`);
      if (isChosen('suggestions')) console.log(`\nsuggestions\n${listSuggestionMisses(measured.suggestions)}`);
    }
    if (write) writeGradedTable(golden, measured);
    if (kinds.length > 0 || options.set !== 'golden') return;
    const { report, fails } = await judgePassFail(golden.scratch.context);
    console.log(`\n${report}`);
    if (fails && golden.isReal) process.exitCode = 1;
  } finally {
    await golden.scratch.close();
  }
}

const options = readGoldenOptions(process.argv.slice(2));
if (options) await run(options);
else console.log(goldenHelp);
