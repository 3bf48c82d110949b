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

const ahead = new WeakMap<ScreenedPosting, PostingReading>();

function read(posting: ScreenedPosting): PostingReading {
  const read = readTexts(posting);
  const texts = { ...read, statements: readStatements(read) };
  const words = contentWordsOf(texts);
  return { texts, words, signature: signatureOf(words), contacts: contactsOf(posting, texts) };
}

/** Reads a posting, unless this object was read ahead. */
export function readPosting(posting: ScreenedPosting): PostingReading {
  const known = ahead.get(posting);
  ahead.delete(posting);
  return known ?? read(posting);
}

/**
 * Reads a posting before it is screened, as it will be stored: outside the transaction, while the database is busy with others.
 * The posting is frozen, so that its reading cannot be one of another text.
 */
export function readPostingAhead(posting: ScreenedPosting): void {
  ahead.set(Object.freeze(posting), read(posting));
}
