import {
  hasShortForm,
  mayBeginShortForm,
  mayHaveShortForm,
  mayJoinShortForm,
  readTokens,
  rootOf,
} from './word-roots.ts';

/** Words of a rank or role that mean the same after the name of some work: accounts executive, officer, associate. */
const classes: Record<string, string> = {
  '<staff>': `executive associate specialist officer professional representative expert assistant coordinator staff
    personnel agent advisor person intern trainee member employee`,
  '<dev>': 'develop engineer programmer coder consultant specialist expert professional intern trainee',
  '<mgr>': 'manager head director vp avp svp leader lead incharge management',
};

/** The classes that a root belongs to. */
export const classesOf = new Map<string, string[]>();
for (const [name, words] of Object.entries(classes)) {
  for (const word of words.split(/\s+/)) classesOf.set(word, [...(classesOf.get(word) ?? []), name]);
}

/** A title in the data: a phrase found anywhere, one that must be the whole title, or a word next to another occupation. */
export interface ExpandedTitle {
  kind: 'anywhere' | 'whole' | 'beside';
  /** Roots joined by spaces; the last may be a class such as `<staff>`. */
  phrase: string;
  /** Key of the occupation that `beside` adds to. */
  base?: string;
}

const rootsOfWords = new Map<string, string>();
/** Words of the data with which no phrase begins that has a short form. */
const plainWords = new Set<string>();

/** Root of a word of the data. */
function knownRoot(word: string): string {
  let root = rootsOfWords.get(word);
  if (root === undefined) {
    root = rootOf(word);
    rootsOfWords.set(word, root);
    if (!mayBeginShortForm(word) && !mayBeginShortForm(root)) plainWords.add(word);
  }
  return root;
}

/** Roots of a title without groups, with short forms: most titles have none, which a look at each word tells. */
function rootsOfPlainTitle(text: string): string {
  let roots = '';
  let isPlain = true;
  for (const word of text.split(' ')) {
    if (word === '' || word === 'and') continue;
    const root = knownRoot(word);
    if (isPlain && !plainWords.has(word)) isPlain = false;
    roots = roots === '' ? root : `${roots} ${root}`;
  }
  return isPlain ? roots : shortenIfLong(roots);
}

/** Roots of words separated by spaces, without "and". */
function rootsOfText(text: string): string {
  if (!text.includes(' ')) return text === '' || text === 'and' ? '' : knownRoot(text);
  let roots = '';
  for (const word of text.split(' ')) {
    if (word === '' || word === 'and') continue;
    roots = roots === '' ? knownRoot(word) : `${roots} ${knownRoot(word)}`;
  }
  return roots;
}

/** Replaces the groups within groups: `(a [b]/c)` gives `(a/a b/c)`. */
function flattenGroups(text: string): string {
  return text.replace(/\([^()]*\[[^()]*\)/g, (group) => {
    const choices = group
      .slice(1, -1)
      .replace(/\[([^\]]*)\]/g, (_, inner: string) => `[${inner.replaceAll('/', '|')}]`);
    const flat = choices.split('/').flatMap((choice) => {
      const found = /^(.*)\[([^\]]*)\](.*)$/.exec(choice);
      if (!found) return [choice];
      const [, before = '', inner = '', after = ''] = found;
      return ['', ...inner.split('|')].map((word) => before + word + after);
    });
    return `(${flat.join('/')})`;
  });
}

/** The parts of a title in turn, each a list of alternatives as roots. */
function readParts(text: string): string[][] {
  return (flattenGroups(text).match(/\([^)]*\)|\[[^\]]*\]|[^([ ][^([]*/g) ?? []).map((part) => {
    if (part.startsWith('(')) return part.slice(1, -1).split('/').map(rootsOfText);
    if (part.startsWith('[')) return ['', ...part.slice(1, -1).split('/').map(rootsOfText)];
    return [rootsOfText(part)];
  });
}

const combine = (parts: string[][]): string[] =>
  parts.reduce(
    (results, choices) =>
      results.flatMap((before) =>
        choices.map((choice) => (before === '' ? choice : choice === '' ? before : `${before} ${choice}`)),
      ),
    [''],
  );

const mayBeShortened = (parts: string[][]): boolean => mayHaveShortForm(parts.flat().join(' ').split(' '));

/**
 * The alternatives of `(a/b) c [d/e]` as roots: every way to choose one of a round and one or none of a square group.
 */
function expandGroups(text: string): string[] {
  if (!text.includes('(') && !text.includes('[')) return [rootsOfPlainTitle(text)];
  const parts = readParts(text);
  const results = combine(parts);
  return mayBeShortened(parts) ? results.map(shortenIfLong) : results;
}

/** A title found anywhere as the beginnings and the endings that it may have, all of which go together. */
export interface SplitTitle {
  beginnings: string[];
  endings: Set<string>;
}

/** Splits a title with many alternatives before its last group; undefined if that cannot be done. */
export function splitTitle(title: string): SplitTitle | undefined {
  if (!/^[a-z0-9([]/.test(title)) return undefined;
  const parts = readParts(title);
  const endings = parts.pop() ?? [];
  const beginnings = combine(parts)
    .filter((beginning) => beginning !== '')
    .map(shortenIfLong);
  const lastRoots = beginnings.map((beginning) => beginning.slice(beginning.lastIndexOf(' ') + 1));
  const firstRoots = endings.map((ending) => ending.split(' ', 1)[0] as string);
  if (parts.length === 0 || mayJoinShortForm(new Set(lastRoots), new Set(firstRoots))) return undefined;
  return { beginnings, endings: new Set(endings.map(shortenIfLong)) };
}

const shorten = (roots: string): string =>
  readTokens(roots.split(' '))
    .map(({ root }) => root)
    .join(' ');

const shortenIfLong = (roots: string): string => (hasShortForm(roots) ? shorten(roots) : roots);

/** Occupations for whose titles a language or tool named elsewhere in the title tells the kind. */
const codingOccupations = ['software-developer', 'backend-developer', 'web-developer'];

/**
 * Reads one title of the data file: `(a/b)` one of, `[a/b]` one of or none, `<staff>`, `<dev>`, `<mgr>` any word of a
 * class at the end, `=x` the whole title only, `@key x` a title of another occupation that also says x, and `%x`
 * for a programming language or tool.
 */
export function expandTitle(title: string): ExpandedTitle[] {
  const sign = title.charAt(0);
  if (sign === '%') {
    const names = expandGroups(title.slice(1));
    return names.flatMap((name) => [
      ...['', ' software', ' application', ' web', ' app', ' application software'].map((kind) => ({
        kind: 'anywhere' as const,
        phrase: `${name}${kind === '' ? '' : ` ${rootsOfText(kind)}`} <dev>`,
      })),
      { kind: 'whole' as const, phrase: name },
      ...codingOccupations.map((base) => ({ kind: 'beside' as const, phrase: name, base })),
    ]);
  }
  if (sign === '@') {
    const [base = '', ...rest] = title.slice(1).split(' ');
    return expandGroups(rest.join(' ')).map((phrase) => ({ kind: 'beside', phrase, base }));
  }
  const kind = sign === '=' ? 'whole' : 'anywhere';
  return expandGroups(sign === '=' ? title.slice(1) : title).map((phrase) => ({ kind, phrase }));
}

/** Clears the roots of the data's words, once all data is read. */
export function forgetWords(): void {
  rootsOfWords.clear();
  plainWords.clear();
}
