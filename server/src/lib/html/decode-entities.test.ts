import { expect, it } from 'vitest';
import { decodeEntities, decodeNestedEntities } from './decode-entities.ts';

it.each([
  ['R&amp;D &LT;2&gt; &quot;a&quot; &apos;b&apos;', 'R&D <2> "a" \'b\''],
  ['a&nbsp;b re&shy;gister &ndash; &rsquo;', 'a b register – ’'],
  ['&#8377;500 &#x20B9;500', '₹500 ₹500'],
  ['&#0;&#x110000;&#9999999;', ''],
  ['AT&T; &unknown; &#; &#xg; & &amp', 'AT&T; &unknown; &#; &#xg; & &amp'],
])('%s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});

it('decodes once, so that escaped markup stays text', () => {
  expect(decodeEntities('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

it('decodes a text that was escaped up to three times', () => {
  expect(decodeNestedEntities('R&amp;amp;amp;D')).toBe('R&D');
  expect(decodeNestedEntities('R&amp;amp;amp;amp;D')).toBe('R&amp;D');
});
