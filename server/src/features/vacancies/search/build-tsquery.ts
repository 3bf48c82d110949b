import { educationLexeme, experienceLexeme, placeLexeme } from './make-lexemes.ts';
import type { Term } from './read-keyword.ts';

/** Where a tier looks: the title, title with skills and company, anywhere. */
export const tierPrefixes = ['t.', 's.', ''] as const;

/** Filters of a search; a vacancy that says nothing about one does not meet it. */
export interface Filters {
  /** Whole years. */
  experienceYears?: number | undefined;
  /** Canonical place names, one of which must be met. */
  places?: string[] | undefined;
  education?: string | undefined;
}

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (parts: string[]): string => (parts.length === 1 ? (parts[0] as string) : `(${parts.join(' | ')})`);
const allOf = (parts: string[]): string => (parts.length === 1 ? (parts[0] as string) : `(${parts.join(' & ')})`);

function termExpression(term: Term, prefix: string): string {
  const phrases = term.phrases.map((phrase) => allOf(phrase.map((word) => quote(`${prefix}${word}`))));
  return anyOf([...phrases, ...term.places.map((place) => quote(placeLexeme(place)))]);
}

function filterExpressions({ experienceYears, places, education }: Filters): string[] {
  return [
    ...(experienceYears === undefined ? [] : [quote(experienceLexeme(experienceYears))]),
    ...(places?.length ? [anyOf(places.map((place) => quote(placeLexeme(place))))] : []),
    ...(education === undefined ? [] : [quote(educationLexeme(education))]),
  ];
}

/** Filters alone as a tsquery's text; nothing when there are none. */
export function filtersTsquery(filters: Filters): string | undefined {
  const parts = filterExpressions(filters);
  return parts.length > 0 ? allOf(parts) : undefined;
}

/** Terms in titles alone, under filters, as a tsquery's text; nothing when there are neither. */
export function titleTsquery(terms: Term[], filters: Filters): string | undefined {
  const parts = [...terms.map((term) => termExpression(term, tierPrefixes[0])), ...filterExpressions(filters)];
  return parts.length > 0 ? allOf(parts) : undefined;
}

/** tsquery texts of a search. */
export interface Tsqueries {
  /** The three tiers, each without what the tiers before it hold (they nest, so the last one suffices). */
  tiers: [string, string, string];
  /** All tiers together. */
  anywhere: string;
}

/** The tiers of terms under filters. */
export function buildTsqueries(terms: Term[], filters: Filters): Tsqueries {
  const [title = '', strong = '', anywhere = ''] = tierPrefixes.map((prefix) =>
    allOf(terms.map((term) => termExpression(term, prefix))),
  );
  const filtering = filterExpressions(filters);
  return {
    tiers: [
      allOf([title, ...filtering]),
      allOf([strong, `!${title}`, ...filtering]),
      allOf([anywhere, `!${strong}`, ...filtering]),
    ],
    anywhere: allOf([anywhere, ...filtering]),
  };
}
