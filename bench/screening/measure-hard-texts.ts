import { type ScreenedPosting, screenPosting } from '../../server/src/features/screening/index.ts';
import { keptAside } from './kept-aside.ts';
import { toFraud } from './postings.ts';
import worked from './texts/hard-texts.json' with { type: 'json' };
import more from './texts/more-hard-texts.json' with { type: 'json' };
import { writers } from './writers.ts';

interface Texts {
  demands: Readonly<Record<string, readonly string[]>>;
  honest: Readonly<Record<string, readonly string[]>>;
  conditions?: { found: readonly string[]; allowed: readonly string[] };
}
const NO_CONDITIONS = { found: [], allowed: [] };
const MAX_STYLES = 20;
type Verdict = (posting: ScreenedPosting) => boolean;

const noRules = new Map();
const isHeld: Verdict = (posting) => screenPosting(posting, {}, noRules).some(({ level }) => level === 'high');
const isCondition: Verdict = (posting) =>
  screenPosting(posting, {}, noRules).some(
    ({ rule, field }) => field === 'description' && /^condition-(?!age)/.test(rule),
  );

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
const choose = (texts: readonly string[], verdict: Verdict): string[] =>
  texts.filter((text, i) => verdict(toFraud(text, i)));

function printByStyle(label: string, styles: Readonly<Record<string, readonly string[]>>): void {
  const all = Object.values(styles).flat();
  const held = choose(all, isHeld).length;
  console.log(`  ${label.padEnd(18)} ${percent(held, all.length)}, ${held} of ${all.length}`);
  // Writers that label each text with a kind have no styles to compare.
  if (Object.keys(styles).length > MAX_STYLES) return;
  for (const [style, texts] of Object.entries(styles)) {
    const some = choose(texts, isHeld).length;
    console.log(`    ${style.padEnd(18)} ${some} of ${texts.length}`);
  }
}

function printMisses({ demands, honest, conditions = NO_CONDITIONS }: Texts): void {
  const without = (texts: readonly string[], chosen: readonly string[]) =>
    texts.filter((text) => !chosen.includes(text));
  const all = Object.values(demands).flat();
  for (const text of without(all, choose(all, isHeld))) console.log(`    not held: ${text}`);
  for (const text of choose(Object.values(honest).flat(), isHeld)) console.log(`    held: ${text}`);
  for (const text of without(conditions.found, choose(conditions.found, isCondition)))
    console.log(`    no condition found: ${text}`);
  for (const text of choose(conditions.allowed, isCondition)) console.log(`    condition found: ${text}`);
}

/**
 * Prints how many difficult texts are held: each demand, and each honest sentence, in its own posting. Held-out texts are
 * counted and never printed, so that the rules are not fitted to them.
 */
export function measureHardTexts(hasMisses: boolean): void {
  const sets: [label: string, texts: Texts, isUnseen: boolean][] = [
    ['Hard texts, worked with', worked, false],
    ['More hard texts, worked with', more, false],
    ...writers.map((writer): [string, Texts, boolean] => [`${writer.label}, worked with`, writer, false]),
    ...keptAside.map(({ label, texts }): [string, Texts, boolean] => [label, texts, true]),
  ];
  for (const [label, texts, isUnseen] of sets) {
    console.log(label);
    printByStyle('fee demands held', texts.demands);
    printByStyle('honest held', texts.honest);
    const { found, allowed } = texts.conditions ?? NO_CONDITIONS;
    console.log(`  conditions found   ${choose(found, isCondition).length} of ${found.length}`);
    console.log(`  allowed, but found ${choose(allowed, isCondition).length} of ${allowed.length}`);
    if (hasMisses && !isUnseen) printMisses(texts);
  }
}
