import { type PostingTexts, readTexts } from '../screen-posting.ts';
import type { ScreenedPosting } from '../screened-posting.ts';
import { type ContactFingerprintKind, contactsOf } from './contacts-of.ts';
import { bandsOf, minHash } from './min-hash.ts';
import { readContentWords, readPairs, repeatsText } from './text-words.ts';

export type FingerprintKind = ContactFingerprintKind | 'text';

/** A fingerprint that identifies a posting. */
export interface Fingerprint {
  kind: FingerprintKind;
  /** Normalised; a band of the text's MinHash for `text`. */
  value: string;
  /** As written in the posting; empty for `text`. */
  words: string;
}

const MIN_WORDS = 12;
/** 32 bands of two: texts that share 40 % of their words agree in five on average. */
const WORD_HASHES = 64;
const WORD_ROWS = 2;

/** The content words of title and description. */
export const contentWordsOf = ({ texts }: PostingTexts): number[] =>
  texts.flatMap(([field, { folded }]) =>
    field === 'title' || field === 'description' ? readContentWords(folded) : [],
  );

/** Fingerprints that recognise a text with other words and order; none for a short text. */
export function textBandsOf(words: readonly number[]): Fingerprint[] {
  const distinct = new Set(words);
  if (distinct.size < MIN_WORDS) return [];
  const bands = bandsOf(minHash(distinct, WORD_HASHES), WORD_ROWS);
  return bands.map((hash, band) => ({ kind: 'text', value: `${band}:${hash}`, words: '' }));
}

/** The distinct fingerprints of a posting. */
export const fingerprintsOf = (posting: ScreenedPosting, read: PostingTexts): Fingerprint[] => [
  ...contactsOf(posting, read),
  ...textBandsOf(contentWordsOf(read)),
];

const MIN_PAIRS = 30;
const PAIR_HASHES = 16;
const PAIR_ROWS = 4;

/** Signature for finding copies of a text: MinHash of its word pairs, with its bands; undefined for a short text. */
export function signatureOf(words: readonly number[]): { signature: number[]; bands: number[] } | undefined {
  const pairs = readPairs(words);
  if (pairs.size < MIN_PAIRS) return undefined;
  const signature = minHash(pairs, PAIR_HASHES);
  return { signature: [...signature], bands: bandsOf(signature, PAIR_ROWS) };
}

/** Whether the text of a posting paraphrases that of a fraud, or contains it within filler. */
export const repeatsPosting = (posting: ScreenedPosting, fraud: ScreenedPosting): boolean =>
  repeatsText(new Set(contentWordsOf(readTexts(posting))), new Set(contentWordsOf(readTexts(fraud))));
