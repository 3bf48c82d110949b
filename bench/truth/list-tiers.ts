import type { ReadQuery, ReadTerm } from './read-query.ts';

/** A part of a document: its title; title, skills and company; all of its words; or the occupations of its title. */
export type Field = 'title' | 'strong' | 'anywhere' | 'occupations';

/** A word that a field must have, or all or any of some conditions. */
export type Condition = { field: Field; word: string } | { all: Condition[] } | { any: Condition[] };

const termIn = (field: Field, term: ReadTerm): Condition => ({
  any: term.map((way) => ({ all: way.map((word) => ({ field, word })) })),
});
const occupationIn = (occupations: string[]): Condition => ({
  any: occupations.map((word) => ({ field: 'occupations', word })),
});

/** The tiers of a query that names occupations, after those with all words in the title. */
function listOccupationTiers({ terms, roles, others }: ReadQuery): Condition[] {
  const words = terms.map((term) => termIn('strong', term));
  const named = roles.map((role) => occupationIn(role.occupations));
  const occupation = { all: [...named, ...others.map((term) => termIn('strong', term))] };
  const isWork = roles.every((role) => role.isWork);
  return [{ all: [...words, ...named] }, ...(isWork ? [occupation, { all: words }] : [{ all: words }, occupation])];
}

/** Words anywhere, or instead of the words that name occupations one of these. */
const listAnywhere = ({ roles, others }: ReadQuery): Condition[] => [
  ...roles.map(
    (role): Condition => ({
      any: [{ all: role.terms.map((term) => termIn('anywhere', term)) }, occupationIn(role.occupations)],
    }),
  ),
  ...others.map((term) => termIn('anywhere', term)),
];

/**
 * The order that search promises, written from its specification (docs/decisions/0035-search-relevance.md), without filters.
 * Words in the title come first (for a tool or field in titles of its occupations before others), words anywhere last;
 * between them, words in title, skills and company. A query that names occupations has those words of vacancies of the
 * occupation first, and the occupations under any title before the words if it names work, after them if it names a
 * tool or a field. A document belongs to the first tier that it meets, newest first within each. The last tier includes
 * all others.
 */
export function listTiers(query: ReadQuery): Condition[] {
  const title: Condition = { all: query.terms.map((term) => termIn('title', term)) };
  const named = query.roles.map((role) => occupationIn(role.occupations));
  const isField = query.roles.length > 0 && !query.roles.every((role) => role.isWork);
  return [
    ...(isField ? [{ all: [...named, title] }] : []),
    title,
    ...(query.roles.length > 0
      ? listOccupationTiers(query)
      : [{ all: query.terms.map((term) => termIn('strong', term)) }]),
    { all: listAnywhere(query) },
  ];
}

/** Writes a condition in the language of an engine. Alternatives of one part are that part. */
export function writeCondition<T>(
  condition: Condition,
  write: { word: (word: string, field: Field) => T; all: (parts: T[]) => T; any: (parts: T[]) => T },
): T {
  if ('word' in condition) return write.word(condition.word, condition.field);
  const [parts, join] = 'all' in condition ? [condition.all, write.all] : [condition.any, write.any];
  const written = parts.map((part) => writeCondition(part, write));
  return written.length === 1 ? (written[0] as T) : join(written);
}
