import { parseArgs } from 'node:util';
import { screenPosting } from '../server/src/features/screening/index.ts';
import { crossValidate } from './screening/cross-validate.ts';
import { describeFigures, readDocumentedFigures, writeFigures } from './screening/figures.ts';
import { measureFile } from './screening/measure-file.ts';
import { measureHardTexts } from './screening/measure-hard-texts.ts';
import { measureImport } from './screening/measure-import.ts';
import { measureLogos } from './screening/measure-logos.ts';
import { measurePublishing } from './screening/measure-publishing.ts';
import { measureReposts } from './screening/measure-reposts.ts';
import { feeTexts, honestPostings, toFraud } from './screening/postings.ts';
import { writeWeights } from './screening/train-passages.ts';

const help = `npm run bench:screening [-- --file PATH] [--misses] [--publishing] [--import] [--logos] [--train] [--validate] [--write | --check]
  --file PATH   also screens the postings of a file in the import format, and prints the findings
  --import      measures only the time that screening adds to the import of a file
  --logos       measures only how the hashes of logos differ from those of copies and of other logos
  --publishing  measures the time that screening adds to publishing, on a temporary database
  --misses      prints the missed demands and the honest postings that are held
  --train       trains the weights of the wording of demands again, from the working texts
  --validate    only cross-validates: for each writer, trains without their texts and measures on these texts
  --write       only writes the table of docs/trust-and-safety.md
  --check       fails when that table differs from the measured figures`;

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    misses: { type: 'boolean' },
    train: { type: 'boolean' },
    validate: { type: 'boolean' },
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    publishing: { type: 'boolean' },
    import: { type: 'boolean' },
    logos: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}

if (values.train) writeWeights();
if (values.write) writeFigures();
if (values.check && readDocumentedFigures() !== describeFigures())
  throw new Error('docs/trust-and-safety.md states other figures: npm run bench:screening -- --write');
if (values.validate) crossValidate();
if (values.import) await measureImport();
if (values.logos) await measureLogos();
if (values.train || values.write || values.check || values.validate || values.import || values.logos) process.exit();

const noRules = new Map();
const isHeld = (posting: Parameters<typeof screenPosting>[0]): boolean =>
  screenPosting(posting, {}, noRules).some(({ level }) => level === 'high');

const honest = honestPostings();
const frauds = feeTexts.map((fee, i) => ({ ...fee, posting: toFraud(fee.text, i) }));
// The first postings of a process are slow: code is compiled while it runs.
for (const { posting } of honest) screenPosting(posting, {}, noRules);

let found = 0;
let right = 0;
for (const isHeldOut of [false, true]) {
  const texts = frauds.filter((fee) => fee.isHeldOut === isHeldOut);
  const others = honest.filter((each) => each.isHeldOut === isHeldOut);
  const heldFrauds = texts.filter(({ posting }) => isHeld(posting));
  const heldHonest = others.filter(({ posting }) => isHeld(posting));
  found += heldFrauds.length;
  right += heldHonest.length;
  console.log(isHeldOut ? 'Kept aside' : 'Worked with');
  console.log(`  fee demands held   ${percent(heldFrauds.length, texts.length)} of ${texts.length}`);
  for (const language of ['English', 'Hindi', 'Hinglish', 'disguised']) {
    const some = texts.filter((fee) => fee.language === language);
    if (some.length > 0)
      console.log(
        `    ${language.padEnd(10)} ${percent(some.filter((fee) => heldFrauds.includes(fee)).length, some.length)} of ${some.length}`,
      );
  }
  console.log(`  honest held        ${percent(heldHonest.length, others.length)} of ${others.length}`);
  console.log(`  held and right     ${percent(heldFrauds.length, heldFrauds.length + heldHonest.length)}`);
  if (!values.misses) continue;
  for (const { text } of texts.filter((fee) => !heldFrauds.includes(fee))) console.log(`    not found: ${text}`);
  const wrong = new Map(
    heldHonest.map(({ posting }) => [screenPosting(posting, {}, noRules)[0]?.words, posting.title]),
  );
  for (const [words, title] of wrong) console.log(`    held: ${words} | ${title}`);
}
console.log(
  `Together: found ${percent(found, frauds.length)}, right ${percent(found, found + right)}, honest held ${percent(right, honest.length)}`,
);

measureHardTexts(values.misses ?? false);

const before = process.cpuUsage();
const times = honest.map(({ posting }) => {
  const begin = performance.now();
  screenPosting(posting, {}, noRules);
  return performance.now() - begin;
});
const { user, system } = process.cpuUsage(before);
const work = (user + system) / 1_000 / honest.length;
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
console.log(`Processor time per posting: ${work.toFixed(2)} ms`);
console.log(`Time per posting: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`);

measureReposts(honest.map(({ posting }) => posting));
if (values.publishing) await measurePublishing();
if (values.file) await measureFile(values.file);
