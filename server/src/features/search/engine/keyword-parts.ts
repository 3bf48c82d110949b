import { isCompanyTerm, isPlaceTerm } from '../query/expand-term.ts';
import type { ParsedKeyword, Term } from '../query/read-keyword.ts';

/** Whether a term names neither places nor companies. */
export const isWordTerm = (term: Term): boolean => !isPlaceTerm(term) && !isCompanyTerm(term);

/** The terms as typed. */
export const textsOf = (items: readonly { text: string }[]): string[] => items.map(({ text }) => text);

/** The words of a keyword that belong to no role. */
export function wordsBesideRoles({ terms, roles }: ParsedKeyword): Term[] {
  return terms.filter((term, i) => isWordTerm(term) && !roles.some(({ from, to }) => i >= from && i < to));
}

/** A keyword without some of its terms; roles that lose a term are dropped. */
export function withoutTerms(
  { terms, roles, ...keyword }: ParsedKeyword,
  isDropped: (term: Term) => boolean,
): ParsedKeyword {
  const kept = terms.filter((term) => !isDropped(term));
  return {
    ...keyword,
    terms: kept,
    roles: roles.flatMap((role) => {
      const { from, to } = role;
      const words = terms.slice(from, to);
      const first = kept.indexOf(words[0] as Term);
      return words.every((term) => kept.includes(term)) ? [{ ...role, from: first, to: first + words.length }] : [];
    }),
  };
}
