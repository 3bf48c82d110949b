import { type ContactFingerprint, contactsOf } from '../fingerprints/contacts-of.ts';
import { contentWordsOf, signatureOf } from '../fingerprints/fingerprints-of.ts';
import { type PostingTexts, readStatements, readTexts } from '../screen-posting.ts';
import type { ScreenedPosting } from '../screened-posting.ts';

/** The part of screening that needs no database. */
export interface PostingReading {
  texts: PostingTexts;
  words: number[];
  signature: ReturnType<typeof signatureOf>;
  contacts: ContactFingerprint[];
}

/** Two batches of an import. */
const MAX_AHEAD = 1_000;
const ahead = new Map<string, PostingReading>();

/** All texts of a posting, as the key of a reading: it is never used for another text. */
const keyOf = (posting: ScreenedPosting): string => JSON.stringify(posting);

function read(posting: ScreenedPosting): PostingReading {
  const read = readTexts(posting);
  const texts = { ...read, statements: readStatements(read) };
  const words = contentWordsOf(texts);
  return { texts, words, signature: signatureOf(words), contacts: contactsOf(posting, texts) };
}

/** Reads a posting, unless it was read ahead. */
export function readPosting(posting: ScreenedPosting): PostingReading {
  if (ahead.size === 0) return read(posting);
  const key = keyOf(posting);
  const known = ahead.get(key);
  ahead.delete(key);
  return known ?? read(posting);
}

/** Reads a posting before it is screened, as it will be stored: outside the transaction, while the database is busy with others. */
export function readPostingAhead(posting: ScreenedPosting): void {
  const [oldest] = ahead.size >= MAX_AHEAD ? ahead.keys() : [];
  if (oldest !== undefined) ahead.delete(oldest);
  ahead.set(keyOf(posting), read(posting));
}
