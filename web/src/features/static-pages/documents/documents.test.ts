import { expect, it } from 'vitest';
import routes from '../../../routes.ts';
import { documents } from './documents.ts';

const paths = new Set(
  (function pathsOf(list: typeof routes): string[] {
    return list.flatMap(({ path, children }) => [
      ...(path ? [`/${path.replace(/\/:.*$/, '')}`] : []),
      ...pathsOf(children ?? []),
    ]);
  })(routes),
);
const texts = Object.values(documents).flatMap(({ intro, parts }) => [
  intro,
  ...parts.flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points]),
]);

it('has a page for every document', () => {
  for (const path of Object.keys(documents)) expect(paths).toContain(path);
});

it('links only to existing pages, labelled with their titles', () => {
  const named = texts.flatMap((text) => [...text.matchAll(/\]\((\/[a-z/-]+)\)/g)].map(([, path]) => path));
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) expect(paths).toContain(path);
  for (const text of texts) expect(text).not.toMatch(/\s\/[a-z]/);
});

it.each([
  'within 10 days',
  'within 30 days',
  'within 7 days',
  'at least 3 days',
  'Less than 25 percent',
  '4 to 5 business days',
  'within 4 hours',
  'within 48 hours',
  'within 150 hours',
  '48 business hours',
  'within 1 hour',
  'Pune, Maharashtra',
  'GST of 18 percent',
  'cards, UPI, PayPal or bank transfer',
  'Monday to Friday, 9 AM to 6 PM IST',
  'Digital Personal Data Protection Act, 2023',
])('contains "%s" (commerce §9)', (figure) => {
  expect(texts.some((text) => text.includes(figure))).toBe(true);
});
