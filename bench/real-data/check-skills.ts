import { skillKey } from '../../server/src/features/profile/skills/fold-skill.ts';

/** Ambiguous abbreviations, whose spellings have several keys. */
const split = ['.net', 'em', 'ma', 'om', 'pl', 'sm'];
/** Groups that share a key: they differ by a plural or a long name. */
const merged = [
  ['c++', 'c plus plus'],
  ['data structures', 'data structure'],
  ['c#', 'csharp'],
  ['sql server', 'ms sql'],
  ['.net', 'dot net'],
  ['asp.net', 'asp dot net'],
  ['database', 'databases'],
  ['rest api', 'rest apis'],
  ['powerpoint', 'ms powerpoint'],
  ['.net core', 'dot net core'],
  ['data flow', 'data flows'],
  ['microcontroller', 'microcontrollers'],
  ['b.com freshers', 'bcom fresher'],
];

const difference = (what: string, actual: readonly string[], expected: readonly string[]): string[] => [
  ...actual.filter((item) => !expected.includes(item)).map((item) => `${what}: ${item}, not expected`),
  ...expected.filter((item) => !actual.includes(item)).map((item) => `${what}: ${item} is missing`),
];

/** Compares the keys of real spellings of skills with the expected ones. Returns one line for each difference. */
export function checkSkills(json: string): string[] {
  const groups = (JSON.parse(json) as { variants: { text: string }[] }[]).map((group) =>
    group.variants.map(({ text }) => text),
  );
  const splitNow = groups.filter((spellings) => new Set(spellings.map(skillKey)).size > 1).map(([first = '']) => first);
  const mergedNow = [...Map.groupBy(groups, ([first = '']) => skillKey(first)).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(([first]) => first).join(', '));
  return [
    ...difference('several keys', splitNow, split),
    ...difference(
      'one key',
      mergedNow,
      merged.map((same) => same.join(', ')),
    ),
  ];
}
