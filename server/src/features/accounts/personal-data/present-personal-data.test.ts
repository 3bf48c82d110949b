import { expect, it } from 'vitest';
import { dataSection } from '../../../infra/personal-data.ts';
import { presentAsHtml, presentAsJson } from './present-personal-data.ts';

const NOW = new Date('2026-11-04T20:15:00Z');
const hostile = `"><script>alert('1')</script><img src=x onerror=alert(2)>&amp;`;

const sections = [
  dataSection({
    key: 'account',
    title: 'Account',
    fields: { name: 'Full <name>', isAdult: 'Adult', verifiedOn: 'Verified', registeredOn: 'Registered' },
    entries: [{ name: hostile, isAdult: false, verifiedOn: null, registeredOn: NOW }],
  }),
  dataSection({
    key: 'resumes',
    title: 'Resumes',
    note: 'One & all',
    fields: { fileName: 'File "name"' },
    entries: [{ fileName: hostile }, { fileName: '' }],
  }),
  dataSection({ key: 'plans', title: 'Plans', fields: { plan: 'Plan' }, entries: [] }),
];

it('exports every value as JSON, with a description of each field', () => {
  expect(JSON.parse(presentAsJson(sections, NOW))).toEqual({
    exportedOn: '2026-11-04T20:15:00.000Z',
    about: {
      account: { title: 'Account', fields: sections[0]?.fields },
      resumes: { title: 'Resumes', note: 'One & all', fields: { fileName: 'File "name"' } },
      plans: { title: 'Plans', fields: { plan: 'Plan' } },
    },
    data: {
      account: [{ name: hostile, isAdult: false, verifiedOn: null, registeredOn: '2026-11-04T20:15:00.000Z' }],
      resumes: [{ fileName: hostile }, { fileName: '' }],
      plans: [],
    },
  });
});

it('renders the same as HTML, with all values escaped', () => {
  const html = presentAsHtml(sections, NOW);
  const escaped =
    '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#60;img src=x onerror=alert(2)&#62;&#38;amp;';
  expect(html.split(escaped)).toHaveLength(3);
  expect(html).not.toMatch(/<(script|img|link|iframe)/i);
  expect(html).toContain('<th scope="row">Full &#60;name&#62;</th>');
  expect(html).toContain('data-label="File &#34;name&#34;"');
  expect(html).toContain('<td>No</td>');
  expect(html).toContain('<td>–</td>');
  expect(html).toMatch(/5 Nov 2026, 1:45\sam/i);
  expect(html).toContain('<h2>Plans</h2><p>Nothing.</p>');
});
