import type { MarketingFigure } from '../../../platform/figures/marketing-figures.ts';

/** One part of a document: a heading and short points or paragraphs. */
export interface DocumentPart {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** A page that is read: a policy, or what the portal says of itself. In its texts `[a name](/path)` and our e-mail address become links. */
export interface ReadDocument {
  title: string;
  /** For search engines and shared links. */
  description: string;
  /** As people read it: "August 13, 2025". */
  updated: string;
  intro: string;
  /** What the business quotes of itself, below the introduction. */
  figures?: readonly MarketingFigure[];
  parts: readonly DocumentPart[];
}
