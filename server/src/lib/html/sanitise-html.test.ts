import { expect, it } from 'vitest';
import { sanitiseHtml, webAddress } from './sanitise-html.ts';

it.each([
  ['<p>Fine</p><script>alert(1)</script>', '<p>Fine</p>'],
  ['<p onclick="x()" style="color:red" class="a">Fine</p>', '<p>Fine</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">here</a>', '<a rel="nofollow noopener noreferrer ugc" target="_blank">here</a>'],
  ['<a href="java\nscript:alert(1)">here</a>', '<a rel="nofollow noopener noreferrer ugc" target="_blank">here</a>'],
  ['<a href="//evil.example">here</a>', '<a rel="nofollow noopener noreferrer ugc" target="_blank">here</a>'],
  ['<a href="data:text/html,x">here</a>', '<a rel="nofollow noopener noreferrer ugc" target="_blank">here</a>'],
  ['<style>p{}</style><iframe src="https://x.example"></iframe><p>Fine</p>', '<p>Fine</p>'],
  ['<svg><script>alert(1)</script></svg><math><mi>x</mi></math>', 'x'],
  ['<form action="/x"><input name="password"></form>', ''],
  ['<h1>Big</h1><div>Part</div>', '<h2>Big</h2><p>Part</p>'],
])('sanitises %s', (html, expected) => {
  expect(sanitiseHtml(html)).toBe(expected);
});

it('keeps lists, emphasis and links, and marks links as external', () => {
  const formatted = '<ul><li><strong>Sales</strong> &amp; service</li></ul><ol><li>one</li></ol>';
  expect(sanitiseHtml(formatted)).toBe(formatted);
  expect(sanitiseHtml('<a href="https://tulsi.example/jobs">Tulsi</a>')).toBe(
    '<a href="https://tulsi.example/jobs" rel="nofollow noopener noreferrer ugc" target="_blank">Tulsi</a>',
  );
  expect(sanitiseHtml('<a href="mailto:hr@tulsi.example">Write</a>')).toContain('mailto:hr@tulsi.example');
});

it.each([
  ['https://tulsi.example/', 'https://tulsi.example/'],
  ['http://tulsi.example', 'http://tulsi.example'],
  ['javascript:alert(1)', ''],
  [' javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['tulsi.example', ''],
  ['', ''],
])('reads %s as the web address "%s"', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
