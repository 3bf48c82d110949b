import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GradedRun, gradedReport } from './graded-report.ts';
import { listWorst } from './list-misses.ts';
import type { GoldenDatabase } from './open-golden-database.ts';

const page = join(import.meta.dirname, '../../docs/search-quality.md');
const START = '<!-- graded: start -->';
const END = '<!-- graded: end -->';

/** The commit of the run; '+' when files differ from it, '' outside a repository. */
function readCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  try {
    return `commit ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`;
  } catch {
    return '';
  }
}

/**
 * Replaces the tables of docs/search-quality.md.
 * @throws when the page has no markers, or when the postings are the invented ones
 */
export function writeGradedTable({ postings, isReal }: GoldenDatabase, run: GradedRun): void {
  if (!isReal) throw new Error('--write requires a file of postings');
  const [before, rest] = readFileSync(page, 'utf8').split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no markers ${START} and ${END}`);
  const head = [
    new Date().toISOString().slice(0, 10),
    `${postings.length.toLocaleString('en-IN')} postings`,
    readCommit(),
  ];
  const text = [head.filter(Boolean).join(' · '), gradedReport(run), listWorst(run)].join('\n\n');
  writeFileSync(page, `${before}${START}\n\n${text}\n\n${END}${after}`);
}
