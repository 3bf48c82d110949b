import type { marketingFigures } from '../../../platform/figures/marketing-figures.ts';

/** A section of a document: a heading with points or paragraphs. */
export interface DocumentPart {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** A document page: a policy or About Us. `[label](/path)` and our email address in its texts become links. */
export interface ReadDocument {
  title: string;
  /** For search engines and shared links. */
  description: string;
  /** Display date: "August 13, 2025". */
  updated: string;
  intro: string;
  /** Business figures shown below the introduction. */
  figures?: keyof typeof marketingFigures;
  parts: readonly DocumentPart[];
}
