import { expect, it } from 'vitest';
import { extractInlineScripts } from './inline-scripts.ts';

it('extracts the inline scripts that carry the nonce, and removes the nonce everywhere', () => {
  const rendered = [
    '<link rel="modulepreload" href="/a.js" nonce="n1"/>',
    '<script nonce="n1">first();</script>',
    '<script nonce="n1" type="module" async="">\nsecond()\n</script>',
    '<script nonce="n1" src="/b.js"></script>',
    '<script type="application/ld+json">{"@type":"JobPosting"}</script>',
  ].join('');
  const { html, scripts } = extractInlineScripts(rendered, 'n1');
  expect(scripts).toEqual(['first();', '\nsecond()\n']);
  expect(html).not.toContain('n1');
  expect(html).toContain('<script>first();</script>');
});

it.each([
  '<script>stolen()</script>',
  '<script nonce="guess">stolen()</script>',
  '<script>/* <script nonce="guess"> */ stolen()</script>',
  '<script data-a=\'nonce="guess"\'>stolen()</script>',
])('ignores an injected script: %s', (injected) => {
  const { scripts } = extractInlineScripts(`<p>${injected}</p><script nonce="n1">ours()</script>`, 'n1');
  expect(scripts).toEqual(['ours()']);
});

it('does not allow an unclosed injected script that swallows a valid one: the two together have another hash', () => {
  const { scripts } = extractInlineScripts('<script>stolen(); <script nonce="n1">ours()</script>', 'n1');
  expect(scripts).toEqual(['ours()']);
});
