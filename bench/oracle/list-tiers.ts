import { isFieldNoun } from '../../server/src/features/search/query/work-nouns.ts';
import { foldPlural } from '../../server/src/lib/text/fold-plural.ts';
import type { ReadQuery, ReadTerm } from './read-query.ts';

/** A part of a document: its title; title, skills and company; all of its words; its company; or the occupations of its title. */
export type Field = 'title' | 'strong' | 'anywhere' | 'company' | 'occupations';

/** A word that a field must have, or all or any of some conditions. */
export type Condition = { field: Field; word: string } | { all: Condition[] } | { any: Condition[] };

const termIn = (field: Field, term: ReadTerm): Condition => ({
  any: term.map((way) => ({ all: way.map((word) => ({ field, word })) })),
});
const occupationIn = (occupations: string[]): Condition => ({
  any: occupations.map((word) => ({ field: 'occupations', word })),
});

/** More occupations than this are not joined with the words of a title. */
const MAX_TITLE_OCCUPATIONS = 12;

const namesWork = ({ roles }: ReadQuery): boolean => roles.length > 0 && roles.every((role) => role.isWork);
const wordsIn = (field: Field, terms: ReadTerm[]): Condition[] => terms.map((term) => termIn(field, term));

/** The tiers of a query that names occupations, after those with all words in the title. */
function listOccupationTiers(query: ReadQuery): Condition[] {
  const { terms, roles, others } = query;
  const words = { all: wordsIn('strong', terms) };
  const named = roles.map((role) => occupationIn(role.occupations));
  const own = { all: [...roles.map((role) => occupationIn(role.own)), ...wordsIn('strong', others)] };
  const same = { all: [...roles.map((role) => occupationIn(role.same)), ...wordsIn('strong', others)] };
  const occupation = { all: [...named, ...wordsIn('strong', others)] };
  const first = { all: [words, ...(query.ofSkills ? [occupationIn(query.ofSkills)] : named)] };
  if (!namesWork(query)) return [first, words, occupation, { all: listAnywhere(query) }];
  const ofWork = { all: [...named, ...wordsIn('anywhere', others)] };
  if (others.length === 0 && !query.company) return [first, own, same, occupation, words, { all: listAnywhere(query) }];
  if (roles.some((role) => isRankOfOneWord(role.terms) || isOfField(role.terms)))
    return [first, own, same, occupation, ofWork];
  return [
    first,
    own,
    same,
    occupation,
    ofWork,
    { any: [ofWork, { all: [...roles.flatMap((role) => listHead(role.terms)), ...wordsIn('anywhere', others)] }] },
  ];
}

/** Last words of names of work that say a rank. */
const ranks = new Set(
  `manager mgr executive exec officer head director lead leader vp avp supervisor incharge assistant associate coordinator
   trainee intern staff`.split(/\s+/),
);
const isRank = (term: ReadTerm | undefined): boolean => ranks.has(foldPlural(term?.[0]?.join(' ') ?? ''));
/** Whether the words before the last one name a field of work: "civil engineer". */
const isOfField = (terms: ReadTerm[]): boolean =>
  terms.slice(0, -1).some((term) => isFieldNoun(foldPlural(term[0]?.join(' ') ?? '')));
const isRankOfOneWord = (terms: ReadTerm[]): boolean => terms.length === 2 && isRank(terms[1]);

/**
 * The last term of a name of work in the title, the others in title, skills and company; beside a rank at least one of several
 * others in the title, too.
 */
function listHead(terms: ReadTerm[]): Condition[] {
  const [others, head] = [terms.slice(0, -1), terms.slice(-1)];
  const all = [...wordsIn('strong', others), ...wordsIn('title', head)];
  return others.length > 1 && isRank(head[0]) ? [...all, { any: wordsIn('title', others) }] : all;
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
 * Words in the title come first, before that in titles of the occupations that a query names. Then come those words in
 * title, skills and company of vacancies of the occupation. A query that names work then has the occupations under any
 * title: those that are named, those used for the same work, their kinds; and if it asks for nothing besides, words in title, skills and
 * company, and words anywhere; else the occupations with the other words anywhere, and the head of the name of work in the
 * title, unless it is a rank beside one word or the words before it name a field. Any other query has words in title, skills and company before the occupations under any title, and words anywhere
 * last, and one of several skills those of the work that asks for most of them before all others with the words in title, skills and
 * company. A query that names a company has all of these within the company, and then all of its words in the title of any. A
 * document belongs to the first tier that it meets, newest first within each. The last tier includes all others.
 */
export function listTiers(query: ReadQuery): Condition[] {
  const { company } = query;
  if (!company) return listWordTiers(query);
  const named = termIn('company', company);
  const within = query.terms.length > 0 ? listWordTiers(query).map((tier) => ({ all: [tier, named] })) : [named];
  return [...within, { any: [within.at(-1) as Condition, { all: wordsIn('title', [company, ...query.terms]) }] }];
}

/** The tiers of the words besides a company. */
function listWordTiers(query: ReadQuery): Condition[] {
  const title = { all: wordsIn('title', query.terms) };
  const named = query.roles.map((role) => occupationIn(role.occupations));
  const isFew = query.roles.every(({ isWork, occupations }) => !isWork || occupations.length <= MAX_TITLE_OCCUPATIONS);
  return [
    ...(query.roles.length > 0 && isFew ? [{ all: [...named, title] }] : []),
    title,
    ...(query.roles.length > 0
      ? listOccupationTiers(query)
      : [
          ...(query.ofSkills ? [{ all: [...wordsIn('strong', query.terms), occupationIn(query.ofSkills)] }] : []),
          { all: wordsIn('strong', query.terms) },
          { all: wordsIn('anywhere', query.terms) },
        ]),
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
