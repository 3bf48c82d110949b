const MAX_SUBJECT_TITLE = 40;

/** A job title in a subject line: on one line, and cut where a mail program would cut it. */
export const shortenTitle = (title: string): string => {
  const plain = title.replace(/\s+/g, ' ').trim();
  return plain.length > MAX_SUBJECT_TITLE ? `${plain.slice(0, MAX_SUBJECT_TITLE - 1).trimEnd()}…` : plain;
};
