import { type ContactFingerprint, contactsOf } from '../fingerprints/contacts-of.ts';
import { contentWordsOf, signatureOf } from '../fingerprints/fingerprints-of.ts';
import { type PostingTexts, readStatements, readTexts } from '../screen-posting.ts';
import type { ScreenedPosting } from '../screened-posting.ts';

/** The part of screening that needs no database. Plain data, so that a thread can send it. */
export interface PostingReading {
  texts: PostingTexts;
  words: number[];
  signature: ReturnType<typeof signatureOf>;
  contacts: ContactFingerprint[];
}

/** Reads a posting. */
export function makeReading(posting: ScreenedPosting): PostingReading {
  const read = readTexts(posting);
  const texts = { ...read, statements: readStatements(read) };
  const words = contentWordsOf(texts);
  return { texts, words, signature: signatureOf(words), contacts: contactsOf(posting, texts) };
}

const ahead = new WeakMap<ScreenedPosting, PostingReading>();

/** Keeps the reading of a posting until it is screened. */
export const keepReading = (posting: ScreenedPosting, reading: PostingReading): void =>
  void ahead.set(posting, reading);

/** Reads a posting, unless this object was read ahead (posting-reader.ts). */
export function readPosting(posting: ScreenedPosting): PostingReading {
  const known = ahead.get(posting);
  ahead.delete(posting);
  return known ?? makeReading(posting);
}
