import type { DataSection, PersonalValue } from '../../../infra/personal-data.ts';
import { brand } from '../../../lib/brand.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { formatShortMoment } from '../../../lib/india-time/format-india-time.ts';

/**
 * Renders the export as JSON for programs. Times are ISO 8601, UTC; missing values are null. `about` describes every
 * section and field.
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

function formatValue(value: PersonalValue): string {
  if (value === null || value === '') return '–';
  if (value instanceof Date) return formatShortMoment(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** On a phone each table row becomes a block, with the label before each value. */
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

/** A section with one entry becomes a table with one row per field. */
function renderEntry({ fields, entries }: DataSection): string {
  const rows = Object.entries(fields).map(
    ([field, label]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(formatValue(entries[0]?.[field] ?? null))}</td></tr>`,
  );
  return `<table class="facts"><tbody>${rows.join('')}</tbody></table>`;
}

/** A section with several entries becomes a table with one row per entry. */
function renderEntries({ fields, entries }: DataSection): string {
  const columns = Object.entries(fields).map(([field, label]) => ({ field, label: escapeHtml(label) }));
  const head = columns.map(({ label }) => `<th scope="col">${label}</th>`).join('');
  const rows = entries.map((entry) => {
    const cells = columns.map(
      ({ field, label }) => `<td data-label="${label}">${escapeHtml(formatValue(entry[field] ?? null))}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table class="list"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderSection(section: DataSection): string {
  const { title, note, entries } = section;
  const body =
    entries.length === 0 ? '<p>Nothing.</p>' : entries.length === 1 ? renderEntry(section) : renderEntries(section);
  return `<section><h2>${escapeHtml(title)}</h2>${note ? `<p>${escapeHtml(note)}</p>` : ''}${body}</section>`;
}

/** Renders the export as an HTML page without scripts, for phones and for print. Times are Indian Standard Time. */
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
<p>All data we stored about you as of ${escapeHtml(formatShortMoment(now))}. All times are Indian Standard Time.</p>
${sections.map(renderSection).join('\n')}
</body>
</html>
`;
}
