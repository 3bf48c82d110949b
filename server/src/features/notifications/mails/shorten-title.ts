import { truncate } from '../../../lib/text/clean-text.ts';

const MAX_SUBJECT_TITLE = 40;

/** A job title in a subject line: on one line, and cut where a mail program would cut it. */
export const shortenTitle = (title: string): string => {
  const plain = title.replace(/\s+/g, ' ').trim();
  return plain.length > MAX_SUBJECT_TITLE ? `${truncate(plain, MAX_SUBJECT_TITLE - 1).trimEnd()}…` : plain;
};
