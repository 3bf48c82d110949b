import { expect, it } from 'vitest';
import { dataSection } from '../../../infra/personal-data.ts';
import { dayInIndia, presentAsHtml, presentAsJson } from './present-personal-data.ts';

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

it('names a day as people in India do, also after midnight there', () => {
  expect(dayInIndia(NOW)).toBe('2026-11-05');
});

it('keeps every value for programs, with what each field is', () => {
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

it('shows people the same, with nothing of it taken for markup', () => {
  const html = presentAsHtml(sections, NOW);
  const escaped =
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;&amp;amp;';
  expect(html.split(escaped)).toHaveLength(3);
  expect(html).not.toMatch(/<(script|img|link|iframe)/i);
  expect(html).toContain('<th scope="row">Full &lt;name&gt;</th>');
  expect(html).toContain('data-label="File &quot;name&quot;"');
  expect(html).toContain('<td>No</td>');
  expect(html).toContain('<td>–</td>');
  expect(html).toMatch(/5 Nov 2026, 1:45\sam/i);
  expect(html).toContain('<h2>Plans</h2><p>Nothing.</p>');
});
