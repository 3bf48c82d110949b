import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScreenedPosting, screenPosting } from '../../server/src/features/screening/index.ts';
import { keptAside } from './kept-aside.ts';
import { feeTexts, honestPostings, toFraud } from './postings.ts';
import worked from './texts/hard-texts.json' with { type: 'json' };
import more from './texts/more-hard-texts.json' with { type: 'json' };
import { type WriterTexts, writers } from './writers.ts';

const page = join(import.meta.dirname, '../../docs/trust-and-safety.md');
const START = '<!-- screening: start -->';
const END = '<!-- screening: end -->';

const noRules = new Map();
const isHeld = (posting: ScreenedPosting): boolean =>
  screenPosting(posting, {}, noRules).some(({ level }) => level === 'high');
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
const inPostings = (styles: Readonly<Record<string, readonly string[]>>): ScreenedPosting[] =>
  Object.values(styles).flat().map(toFraud);

/** One row of the table: the share of demands and of honest postings that is held, and the precision. */
function describeSet(set: string, demands: readonly ScreenedPosting[], honest: readonly ScreenedPosting[]): string {
  const [found, wrong] = [demands.filter(isHeld).length, honest.filter(isHeld).length];
  const cells = [
    set,
    `${percent(found, demands.length)} of ${demands.length}`,
    percent(found, found + wrong),
    `${percent(wrong, honest.length)} of ${honest.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Builds the table of docs/trust-and-safety.md: the share of each set of texts that is held. Deterministic for the same rules. */
export function describeFigures(): string {
  const honest = honestPostings();
  const rows = [false, true].map((isHeldOut) =>
    describeSet(
      isHeldOut ? 'first set, kept aside at first' : 'first set, worked with',
      feeTexts.filter((fee) => fee.isHeldOut === isHeldOut).map(({ text }, i) => toFraud(text, i)),
      honest.filter((each) => each.isHeldOut === isHeldOut).map(({ posting }) => posting),
    ),
  );
  for (const [set, { demands, honest: sentences }] of [
    ['hard texts, worked with', worked],
    ['more hard texts, worked with', more],
    ...writers.map((writer): [string, WriterTexts] => [`${writer.label}, worked with`, writer]),
  ] as const)
    rows.push(describeSet(set, inPostings(demands), inPostings(sentences)));
  for (const { label, texts } of keptAside)
    rows.push(describeSet(label, inPostings(texts.demands), inPostings(texts.honest)));
  return [
    '| texts | demands for money held (goal ≥ 95 %) | of what is held right (goal ≥ 95 %) | honest held (goal ≤ 0.5 %) |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const splitPage = (): [before: string, table: string, after: string] => {
  const [before, rest] = readFileSync(page, 'utf8').split(START);
  const [table, after] = rest?.split(END) ?? [];
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`${page} has no markers ${START} and ${END}`);
  return [before, table.trim(), after];
};

/** Reads the table in docs/trust-and-safety.md. @throws when the page has no markers */
export const readDocumentedFigures = (): string => splitPage()[1];

/** Replaces the table of docs/trust-and-safety.md. @throws when the page has no markers */
export function writeFigures(): void {
  const [before, , after] = splitPage();
  writeFileSync(page, `${before}${START}\n\n${describeFigures()}\n\n${END}${after}`);
}
