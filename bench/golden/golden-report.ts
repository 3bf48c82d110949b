import type { Judgement } from './judge-query.ts';

const cell = (text: string) => text.replaceAll('|', '/').slice(0, 90);

function rowOf({ kind, keyword, searchedFor, found, right, verdict, details }: Judgement): string {
  const asked = searchedFor ? `${keyword} (read as ${searchedFor})` : keyword;
  const share = right === undefined ? '' : `${right} of ${found.length}`;
  return `| ${[kind, cell(asked), verdict, share, cell(details.slice(0, 3).join('; '))].join(' | ')} |`;
}

/** Everything that is not a plain pass as a table, and how much of what is found first is right. */
export function reportOf(judgements: Judgement[]): string {
  const asked = judgements.filter(({ verdict }) => verdict !== 'skipped');
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const found = sum(asked.map((judgement) => judgement.found.length));
  const right = sum(asked.map((judgement) => judgement.right ?? 0));
  const passed = asked.filter(({ verdict }) => verdict === 'pass').length;
  return [
    '| kind | query | verdict | right | not right, or why it is skipped |',
    '|---|---|---|---|---|',
    ...judgements.filter(({ verdict }) => verdict !== 'pass').map(rowOf),
    '',
    `${passed} of ${asked.length} queries pass, ${judgements.length - asked.length} are skipped; of ${found} postings found among the first ten, ${right} are right: precision ${((right / Math.max(found, 1)) * 100).toFixed(1)} %.`,
  ].join('\n');
}
