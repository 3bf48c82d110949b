const START = '<!-- load: start -->';
const END = '<!-- load: end -->';

/**
 * The page docs/performance.md with this text between the markers of the load test.
 * @throws when the page has no markers
 */
export function replaceLoadBlock(page: string, text: string): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no markers ${START} and ${END}`);
  return `${before}${START}\n\n${text}\n\n${END}${after}`;
}
