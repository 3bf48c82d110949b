import type { FoundCard } from './ask-product.ts';

const fold = (text: string): string => text.replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ').trim();

/** Number of cards of a page that repeat the company and title of an earlier card of the page. */
export function countRepeats(cards: readonly Pick<FoundCard, 'posting'>[]): number {
  const seen = new Set(cards.map(({ posting: { company, title } }) => `${fold(company)}|${fold(title)}`));
  return cards.length - seen.size;
}
