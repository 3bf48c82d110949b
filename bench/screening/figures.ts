import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScreenedPosting, screenPosting } from '../../server/src/features/screening/index.ts';
import worked from './hard-texts.json' with { type: 'json' };
import heldOut from './held-out-hard-texts.json' with { type: 'json' };
import more from './more-hard-texts.json' with { type: 'json' };
import { feeTexts, honestPostings, toFraud } from './postings.ts';
import unseen from './unseen-texts.json' with { type: 'json' };

const page = join(import.meta.dirname, '../../docs/trust-and-safety.md');
const START = '<!-- screening: start -->';
const END = '<!-- screening: end -->';

const noRules = new Map();
const isHeld = (posting: ScreenedPosting): boolean =>
  screenPosting(posting, {}, noRules).some(({ level }) => level === 'high');
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;
const countHeld = (postings: readonly ScreenedPosting[]): string =>
  share(postings.filter(isHeld).length, postings.length);
const inPostings = (styles: Readonly<Record<string, readonly string[]>>): ScreenedPosting[] =>
  Object.values(styles).flat().map(toFraud);

/** The table of docs/trust-and-safety.md: what is held of each set of texts. The same for every run of the same rules. */
export function describeFigures(): string {
  const honest = honestPostings();
  const rows: [set: string, demands: string, honest: string][] = [false, true].map((isHeldOut) => [
    isHeldOut ? 'first set, kept aside at first' : 'first set, worked with',
    countHeld(feeTexts.filter((fee) => fee.isHeldOut === isHeldOut).map(({ text }, i) => toFraud(text, i))),
    countHeld(honest.filter((each) => each.isHeldOut === isHeldOut).map(({ posting }) => posting)),
  ]);
  for (const [set, { demands, honest: sentences }] of [
    ['hard texts, worked with', worked],
    ['more hard texts, worked with', more],
    ['hard texts, never read', heldOut],
    ['texts written after the rules, measured once', unseen],
  ] as const)
    rows.push([set, countHeld(inPostings(demands)), countHeld(inPostings(sentences))]);
  return [
    '| texts | demands for money held (goal ≥ 95 %) | honest held (goal ≤ 0.5 %) |',
    '|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const splitPage = (): [before: string, table: string, after: string] => {
  const [before, rest] = readFileSync(page, 'utf8').split(START);
  const [table, after] = rest?.split(END) ?? [];
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`${page} has no markers ${START} and ${END}`);
  return [before, table.trim(), after];
};

/** The table as docs/trust-and-safety.md has it. @throws when the page has no markers */
export const readDocumentedFigures = (): string => splitPage()[1];

/** Replaces the table of docs/trust-and-safety.md. @throws when the page has no markers */
export function writeFigures(): void {
  const [before, , after] = splitPage();
  writeFileSync(page, `${before}${START}\n\n${describeFigures()}\n\n${END}${after}`);
}
