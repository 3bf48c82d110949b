import { ms } from '../report.ts';
import type { EngineTimes } from './engine-table.ts';

const ROW = 34;
const TOP = 64;
const LABELS = 270;
const TRACK = 380;
const WIDTH = LABELS + TRACK + 160;

/** Colours of both themes, chosen by the reader's colour scheme. */
const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .quiet { fill: #59636e; font-size: 12px }
  .head { font-size: 15px; font-weight: 600 }
  .own { font-weight: 600 }
  .grid { stroke: #d1d9e0 }
  .span { stroke: #8c959f; stroke-width: 4; stroke-linecap: round }
  .span.own { stroke: #0a7d4f }
  .p50 { fill: #0969da } .p99 { fill: #bc4c00 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc } .quiet { fill: #9198a1 } .grid { stroke: #3d444d }
    .span { stroke: #656c76 } .span.own { stroke: #3fb950 } .p50 { fill: #4493f8 } .p99 { fill: #f0883e }
  }`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const decade = (power: number): string =>
  power < 0 ? `${10 ** power} ms` : power < 3 ? `${10 ** power} ms` : `${10 ** (power - 3)} s`;

/**
 * SVG chart of p50 and p99 of each engine on a logarithmic scale.
 * @param caption lines below the chart: date, machine, versions
 */
export function drawChart(engines: EngineTimes[], title: string, caption: string[]): string {
  const lowest = Math.floor(Math.log10(Math.min(...engines.map(({ p50 }) => p50))));
  const highest = Math.ceil(Math.log10(Math.max(...engines.map(({ p99 }) => p99))));
  const x = (value: number) => LABELS + (TRACK * (Math.log10(value) - lowest)) / (highest - lowest);
  const bottom = TOP + engines.length * ROW;
  const height = bottom + 34 + caption.length * 17;
  const at = (value: number) => value.toFixed(1);
  const powers = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
  const grid = powers.map((power) => {
    const position = at(x(10 ** power));
    return `<line class="grid" x1="${position}" y1="${TOP - 8}" x2="${position}" y2="${bottom}"/><text class="quiet" x="${position}" y="${bottom + 16}" text-anchor="middle">${decade(power)}</text>`;
  });
  const rows = engines.map(({ key, name, p50, p99 }, i) => {
    const y = TOP + i * ROW + ROW / 2;
    const own = key === 'product' ? ' own' : '';
    return [
      `<text class="name${own}" x="${LABELS - 14}" y="${y + 4}" text-anchor="end">${escaped(name)}</text>`,
      `<line class="span${own}" x1="${at(x(p50))}" y1="${y}" x2="${at(x(p99))}" y2="${y}"/>`,
      `<circle class="p50" cx="${at(x(p50))}" cy="${y}" r="6"/><circle class="p99" cx="${at(x(p99))}" cy="${y}" r="6"/>`,
      `<text class="quiet" x="${LABELS + TRACK + 14}" y="${y + 4}">${ms(p50)} · ${ms(p99)}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>${style}
</style>
<text class="head" x="14" y="24">${escaped(title)}</text>
<circle class="p50" cx="${LABELS}" cy="42" r="5"/><text class="quiet" x="${LABELS + 10}" y="46">p50</text>
<circle class="p99" cx="${LABELS + 60}" cy="42" r="5"/><text class="quiet" x="${LABELS + 70}" y="46">p99 · milliseconds, logarithmic</text>
${[...grid, ...rows].join('\n')}
${caption.map((line, i) => `<text class="quiet" x="14" y="${bottom + 42 + i * 17}">${escaped(line)}</text>`).join('\n')}
</svg>
`;
}
