/** One part of a document: a heading and short points or paragraphs. */
export interface DocumentPart {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** A page that is read: a policy, or what the portal says of itself. E-mail addresses and paths in its text become links. */
export interface ReadDocument {
  title: string;
  /** For search engines and shared links. */
  description: string;
  /** As people read it: "August 13, 2025". */
  updated: string;
  intro: string;
  parts: readonly DocumentPart[];
}
