import { cpus, platform, release, totalmem } from 'node:os';

/** One measured figure with its limit or peer. */
export interface Figure {
  what: string;
  value: string;
  /** Limit or peer; '' for neither. */
  limit: string;
  /** Undefined if there is no limit. */
  pass?: boolean;
}

export const ms = (value: number): string =>
  value < 10_000 ? `${value.toFixed(value < 10 ? 2 : 1)} ms` : `${(value / 1_000).toFixed(1)} s`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-IN')}/s`;

/** A latency figure whose p99 must stay below a limit in milliseconds. */
export const within = (what: string, { p50, p99 }: { p50: number; p99: number }, limitMs?: number): Figure => ({
  what,
  value: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
  limit: limitMs === undefined ? '' : `p99 < ${limitMs} ms`,
  ...(limitMs === undefined ? {} : { pass: p99 < limitMs }),
});

/** One line with date, size, machine, load average and versions. */
export function circumstances(databaseVersion: string, size: number, load: number): string {
  const [cpu] = cpus();
  return [
    `${new Date().toISOString().slice(0, 10)}`,
    `${size.toLocaleString('en-IN')} vacancies`,
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `load average before the run ${load.toFixed(1)}`,
    `${platform()} ${release()}`,
    `Node.js ${process.versions.node}`,
    `PostgreSQL ${databaseVersion}`,
  ].join(' · ');
}

const verdict = ({ pass }: Figure): string => (pass === undefined ? '' : pass ? 'pass' : 'MISS');

/** The figures as a Markdown table. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => [figure.what, figure.value, figure.limit, verdict(figure)]);
  return markdownTable(['what', 'measured', 'limit or peer', ''], rows);
}

/** A Markdown table with padded columns. */
export function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}
