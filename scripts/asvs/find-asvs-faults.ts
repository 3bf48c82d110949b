/** The requirements by level, from `requirements.json`. */
export type Requirements = Record<'1' | '2', readonly string[]>;

const ID = /^\d+\.\d+\.\d+$/;
const LINK = /\[([^\]]+)\]\(([^)]+\.test\.tsx?)\)/g;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** What is wrong with the tests that a text links to. */
export function findLinkFaults(text: string, readTest: (path: string) => string | undefined): string[] {
  return [...text.matchAll(LINK)].flatMap(([, title = '', path = '']) => {
    const source = readTest(path);
    if (source === undefined) return [`there is no ${path}`];
    const isTitle = ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
    return isTitle ? [] : [`${path} has no test "${title}"`];
  });
}

/**
 * What is wrong with the page on the ASVS: requirements that are missing, repeated or have another level, rows with neither
 * a test nor a reason, and links to tests that do not exist.
 * @param readTest the source of a linked test; undefined when there is none
 */
export function findAsvsFaults(
  page: string,
  requirements: Requirements,
  readTest: (path: string) => string | undefined,
): string[] {
  const levels = new Map(
    (['1', '2'] as const).flatMap((level) => requirements[level].map((id) => [id, level] as const)),
  );
  const seen = new Set<string>();
  const faults = page.split('\n').flatMap((line) => {
    const cells = cellsOf(line);
    const ids = (cells[0] ?? '').split(', ').filter((id) => ID.test(id));
    if (ids.length === 0) return [];
    const found = ids.flatMap((id) => {
      if (!levels.has(id)) return ['is not a requirement of level 1 or 2'];
      if (seen.has(id)) return ['is there twice'];
      seen.add(id);
      return cells.length > 2 && cells[1] !== levels.get(id) ? [`is of level ${levels.get(id)}`] : [];
    });
    const [, , requirement, how, test = ''] = cells;
    if (cells.length === 5 && (!requirement || !how || !test.startsWith('['))) found.push('needs a text and a test');
    if (cells.length === 2 && !cells[1]) found.push('needs a reason');
    if (how?.includes('Deviation') && !/\*\*Deviation\*\*, \d{4}-\d{2}-\d{2}: \S/.test(how)) found.push('needs a date');
    return [...found, ...findLinkFaults(line, readTest)].map((fault) => `${ids.join(', ')}: ${fault}`);
  });
  const missing = [...levels.keys()].filter((id) => !seen.has(id));
  return [...faults, ...missing.map((id) => `${id}: is missing`)];
}
