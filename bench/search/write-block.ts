import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeNames } from '../read-options.ts';

const docs = join(import.meta.dirname, '../../docs');
const page = join(docs, 'performance.md');

const startOf = (name: string): string => `<!-- search ${name}: start -->`;
const endOf = (name: string): string => `<!-- search ${name}: end -->`;
const meanNote = /<!-- mean of this product: ([\d.]+) ms -->/;

/** Splits the page into before, inside and after the section of a size. */
function partsOf(name: string): [string, string, string] {
  const [before, rest] = readFileSync(page, 'utf8').split(startOf(name));
  const [block, after] = rest?.split(endOf(name)) ?? [];
  if (before === undefined || block === undefined || after === undefined)
    throw new Error(`${page} has no markers ${startOf(name)} and ${endOf(name)}`);
  return [before, block, after];
}

/** The mean in milliseconds recorded for a size; undefined if there is none. */
export function readMean(size: number): { size: string; mean: number } | undefined {
  const name = sizeNames[size];
  const mean = name && meanNote.exec(partsOf(name)[1])?.[1];
  return mean ? { size: name, mean: Number(mean) } : undefined;
}

/** Writes the tables and the chart of a size to docs/. */
export function writeBlock(size: number, { text, mean, chart }: { text: string; mean: number; chart: string }): void {
  const name = sizeNames[size] ?? '';
  const chartFile = `search-${name.toLowerCase()}.svg`;
  const [before, , after] = partsOf(name);
  const note = `<!-- mean of this product: ${mean.toFixed(3)} ms -->`;
  const alt = `p50 and p99 of each engine at ${name} vacancies`;
  writeFileSync(
    page,
    `${before}${startOf(name)}\n${note}\n\n![${alt}](${chartFile})\n\n${text}\n${endOf(name)}${after}`,
  );
  writeFileSync(join(docs, chartFile), chart);
}
