import type { DataSection, PersonalValue } from '../../../infra/personal-data.ts';
import { brand } from '../../../lib/brand.ts';

const INDIA = 'Asia/Kolkata';
const day = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA, year: 'numeric', month: '2-digit', day: '2-digit' });
const moment = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, dateStyle: 'medium', timeStyle: 'short' });

/** The day in India of a moment, such as 2026-11-05. */
export const dayInIndia = (at: Date): string => day.format(at);

/**
 * The export for programs. Moments are ISO 8601, UTC; null is what does not exist. `about` says what every member and
 * field is.
 */
export function presentAsJson(sections: readonly DataSection[], now: Date): string {
  const about = sections.map(({ key, title, note, fields }) => [key, { title, ...(note ? { note } : {}), fields }]);
  const data = sections.map(({ key, entries }) => [key, entries]);
  return JSON.stringify(
    { exportedOn: now, about: Object.fromEntries(about), data: Object.fromEntries(data) },
    undefined,
    2,
  );
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

function words(value: PersonalValue): string {
  if (value === null || value === '') return '–';
  if (value instanceof Date) return moment.format(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** On a phone a row of a table becomes a block, with the label before each value. */
const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8888; }
td { unicode-bidi: isolate; }
@media (max-width: 45rem) {
  .facts tr { display: block; padding: .5rem 0; border-bottom: 1px solid #8888; }
  .facts th, .facts td { display: block; padding: 0; border: 0; }
  .list thead { position: absolute; clip-path: inset(50%); }
  .list tr { display: block; padding: .5rem 0; border-bottom: 1px solid #8888; }
  .list td { display: block; padding: .125rem 0; border: 0; }
  .list td::before { content: attr(data-label) ": "; font-weight: 600; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  tr { break-inside: avoid; }
}`;

/** One entry reads as a list of facts. */
function facts({ fields, entries }: DataSection): string {
  const rows = Object.entries(fields).map(
    ([field, label]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(words(entries[0]?.[field] ?? null))}</td></tr>`,
  );
  return `<table class="facts"><tbody>${rows.join('')}</tbody></table>`;
}

function list({ fields, entries }: DataSection): string {
  const columns = Object.entries(fields).map(([field, label]) => ({ field, label: escapeHtml(label) }));
  const head = columns.map(({ label }) => `<th scope="col">${label}</th>`).join('');
  const rows = entries.map((entry) => {
    const cells = columns.map(
      ({ field, label }) => `<td data-label="${label}">${escapeHtml(words(entry[field] ?? null))}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table class="list"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function presentSection(section: DataSection): string {
  const { title, note, entries } = section;
  const body = entries.length === 0 ? '<p>Nothing.</p>' : entries.length === 1 ? facts(section) : list(section);
  return `<section><h2>${escapeHtml(title)}</h2>${note ? `<p>${escapeHtml(note)}</p>` : ''}${body}</section>`;
}

/** The export for people: one page without scripts that reads on a phone and on paper. Times are India's. */
export function presentAsHtml(sections: readonly DataSection[], now: Date): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your data at ${escapeHtml(brand.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Your data at ${escapeHtml(brand.name)}</h1>
<p>Everything we kept about you on ${escapeHtml(moment.format(now))}. All times are Indian Standard Time.</p>
${sections.map(presentSection).join('\n')}
</body>
</html>
`;
}
