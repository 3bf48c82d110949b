import type { Judgement } from './judge-query.ts';

const cell = (text: string) => text.replaceAll('|', '/').slice(0, 90);

function rowOf({ kind, keyword, searchedFor, found, relevant, verdict, details }: Judgement): string {
  const query = searchedFor ? `${keyword} (read as ${searchedFor})` : keyword;
  const share = relevant === undefined ? '' : `${relevant} of ${found.length}`;
  return `| ${[kind, cell(query), verdict, share, cell(details.slice(0, 3).join('; '))].join(' | ')} |`;
}

/** A Markdown table of all queries that did not pass, and the overall precision. */
export function reportOf(judgements: Judgement[]): string {
  const judged = judgements.filter(({ verdict }) => verdict !== 'skipped');
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const found = sum(judged.map((judgement) => judgement.found.length));
  const relevant = sum(judged.map((judgement) => judgement.relevant ?? 0));
  const passed = judged.filter(({ verdict }) => verdict === 'pass').length;
  return [
    '| kind | query | verdict | relevant | irrelevant titles, or reason for skipping |',
    '|---|---|---|---|---|',
    ...judgements.filter(({ verdict }) => verdict !== 'pass').map(rowOf),
    '',
    `${passed} of ${judged.length} queries pass, ${judgements.length - judged.length} are skipped; ${relevant} of ${found} results in the first ten are relevant: precision ${((relevant / Math.max(found, 1)) * 100).toFixed(1)} %.`,
  ].join('\n');
}
