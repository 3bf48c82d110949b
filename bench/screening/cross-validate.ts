import { screenPosting } from '../../server/src/features/screening/index.ts';
import { setPassageWeights } from '../../server/src/features/screening/wording/weigh-passages.ts';
import { toFraud } from './postings.ts';
import { trainPassages } from './train-passages.ts';
import { writers } from './writers.ts';

const noRules = new Map();
const countHeld = (texts: Readonly<Record<string, readonly string[]>>): [held: number, all: number] => {
  const postings = Object.values(texts).flat().map(toFraud);
  const held = postings.filter((posting) => screenPosting(posting, {}, noRules).some(({ level }) => level === 'high'));
  return [held.length, postings.length];
};
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

/** Cross-validation: prints how many texts of each writer are held by weights trained without them, and the total. */
export function crossValidate(): void {
  const sums = { found: 0, demands: 0, wrong: 0, honest: 0 };
  for (const writer of writers) {
    setPassageWeights(trainPassages(writer));
    const [[found, demands], [wrong, honest]] = [countHeld(writer.demands), countHeld(writer.honest)];
    sums.found += found;
    sums.demands += demands;
    sums.wrong += wrong;
    sums.honest += honest;
    console.log(`without ${writer.label}: found ${percent(found, demands)}, honest held ${percent(wrong, honest)}`);
  }
  const { found, demands, wrong, honest } = sums;
  console.log(
    `together: found ${percent(found, demands)}, right ${percent(found, found + wrong)}, honest held ${percent(wrong, honest)}`,
  );
}
