import { screenPosting } from '../../server/src/features/screening/index.ts';
import { type PassageWeights, setPassageWeights } from '../../server/src/features/screening/wording/weigh-passages.ts';
import { toFraud } from './postings.ts';
import { trainPassages } from './train-passages.ts';
import { type WriterTexts, writers } from './writers.ts';

/** Added to the bias of the weights: points of the curve of demands found over honest texts held. The first is the decision as it is. */
const SHIFTS = [0, -0.4, -0.2, 0.2];

interface Held {
  found: number;
  demands: number;
  wrong: number;
  honest: number;
}

const noRules = new Map();
const countHeld = (texts: Readonly<Record<string, readonly string[]>>): [held: number, all: number] => {
  const postings = Object.values(texts).flat().map(toFraud);
  const held = postings.filter((posting) => screenPosting(posting, {}, noRules).some(({ level }) => level === 'high'));
  return [held.length, postings.length];
};
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
const describe = ({ found, demands, wrong, honest }: Held): string =>
  `found ${percent(found, demands)}, right ${percent(found, found + wrong)}, honest held ${percent(wrong, honest)}`;

/** How many texts of a writer are held by some weights. */
function measure(writer: WriterTexts, weights: PassageWeights): Held {
  setPassageWeights(weights);
  const [[found, demands], [wrong, honest]] = [countHeld(writer.demands), countHeld(writer.honest)];
  return { found, demands, wrong, honest };
}

const add = (a: Held, b: Held): Held => ({
  found: a.found + b.found,
  demands: a.demands + b.demands,
  wrong: a.wrong + b.wrong,
  honest: a.honest + b.honest,
});

/**
 * Cross-validation: prints how many texts of each writer are held by weights trained without them, and the total, also for a
 * stricter and a more lenient bias: the figure that predicts texts which nobody has read.
 */
export function crossValidate(): void {
  const sums = SHIFTS.map((): Held => ({ found: 0, demands: 0, wrong: 0, honest: 0 }));
  for (const writer of writers) {
    const weights = trainPassages(writer);
    for (const [i, shift] of SHIFTS.entries()) {
      const held = measure(writer, { ...weights, bias: weights.bias + shift });
      sums[i] = add(sums[i] as Held, held);
      if (shift === 0) console.log(`without ${writer.label}: ${describe(held)}`);
    }
  }
  for (const [i, held] of sums.entries()) console.log(`together, bias ${SHIFTS[i]}: ${describe(held)}`);
}
