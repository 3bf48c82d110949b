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

/**
 * The order that search promises, written from its specification (docs/architecture.md), without filters: words in the
 * title; the same occupations under another title, with the other words in title, skills or company; words in title,
 * skills and company; words anywhere, or the occupations instead of the words that name them. A document belongs to the
 * first tier that it meets, newest first within each. The last tier includes all others. A query that names no occupation
 * has no second tier.
 */
export function listTiers({ terms, roles, others }: ReadQuery): Condition[] {
  const allIn = (field: Field, list: ReadTerm[]): Condition[] => list.map((term) => termIn(field, term));
  return [
    { all: allIn('title', terms) },
    ...(roles.length === 0
      ? []
      : [{ all: [...roles.map(({ occupations }) => occupationIn(occupations)), ...allIn('strong', others)] }]),
    { all: allIn('strong', terms) },
    {
      all: [
        ...roles.map(
          (role): Condition => ({
            any: [{ all: allIn('anywhere', role.terms) }, occupationIn(role.occupations)],
          }),
        ),
        ...allIn('anywhere', others),
      ],
    },
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
