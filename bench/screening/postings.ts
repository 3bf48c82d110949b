import type { ScreenedPosting } from '../../server/src/features/screening/index.ts';
import { generatePostings } from '../dataset/generate-postings.ts';
import { disguiseText, isDisguisable } from './disguise-text.ts';
import { typedFeeTexts } from './fee-texts.ts';
import { heldOutFeeTexts } from './held-out-fee-texts.ts';
import { heldOutHonestLines, honestLines } from './honest-lines.ts';
import { moreFeeTexts } from './more-fee-texts.ts';

const SEED = 2_607;
const FEE_TEXTS = 300;
const HONEST = 2_000;

const generated = generatePostings({ seed: SEED, size: HONEST, now: Date.UTC(2026, 6, 1) }, 0);

export interface FeeCase {
  language: string;
  text: string;
  /** Held out: the rules were not changed after it was first screened. */
  isHeldOut: boolean;
}

const worked: FeeCase[] = [...typedFeeTexts, ...moreFeeTexts].map((fee) => ({ ...fee, isHeldOut: false }));
const disguisable = worked.filter(({ language, text }) => language === 'English' && isDisguisable(text));
/** 300 demands, the last of them with disguised letters, and the held-out ones. */
export const feeTexts: readonly FeeCase[] = [
  ...worked,
  ...disguisable
    .slice(0, FEE_TEXTS - worked.length)
    .map(({ text }, i) => ({ language: 'disguised', text: disguiseText(text, i), isHeldOut: false })),
  ...heldOutFeeTexts.map((fee) => ({ ...fee, isHeldOut: true })),
];

const withLines = (posting: ScreenedPosting, lines: readonly string[]): ScreenedPosting => ({
  ...posting,
  descriptionHtml: `${posting.descriptionHtml}${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => `<p>${line}</p>`)
    .join('')}`,
});

/** Generated postings, each with two sentences of honest employers about money. */
export const honestPostings = (): { posting: ScreenedPosting; lines: string[]; isHeldOut: boolean }[] =>
  generated.map((posting, i) => {
    const isHeldOut = i % 2 === 1;
    const all = isHeldOut ? heldOutHonestLines : honestLines;
    const lines = [i >> 1, (i >> 1) * 7 + 3].map((at) => all[at % all.length] ?? '');
    return { posting: withLines(posting, lines), lines, isHeldOut };
  });

/** A generated posting with a demand for money. */
export const toFraud = (text: string, i: number): ScreenedPosting =>
  withLines(generated[(i * 11 + 5) % generated.length] as ScreenedPosting, [text]);
