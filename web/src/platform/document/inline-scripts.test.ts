import { expect, it } from 'vitest';
import { readScripts } from './inline-scripts.ts';

it('reads the inline scripts that carry the mark, and takes it away everywhere', () => {
  const marked = [
    '<link rel="modulepreload" href="/a.js" nonce="m1"/>',
    '<script nonce="m1">first();</script>',
    '<script nonce="m1" type="module" async="">\nsecond()\n</script>',
    '<script nonce="m1" src="/b.js"></script>',
    '<script type="application/ld+json">{"@type":"JobPosting"}</script>',
  ].join('');
  const { html, scripts } = readScripts(marked, 'm1');
  expect(scripts).toEqual(['first();', '\nsecond()\n']);
  expect(html).not.toContain('m1');
  expect(html).toContain('<script>first();</script>');
});

it.each([
  '<script>stolen()</script>',
  '<script nonce="guess">stolen()</script>',
  '<script>/* <script nonce="guess"> */ stolen()</script>',
  '<script data-a=\'nonce="guess"\'>stolen()</script>',
])('passes over what came into the page another way: %s', (foreign) => {
  const { scripts } = readScripts(`<p>${foreign}</p><script nonce="m1">ours()</script>`, 'm1');
  expect(scripts).toEqual(['ours()']);
});

it('lets nothing run that an unfinished script swallows: together they have another hash', () => {
  expect(readScripts('<script>stolen(); <script nonce="m1">ours()</script>', 'm1').scripts).toEqual(['ours()']);
});
