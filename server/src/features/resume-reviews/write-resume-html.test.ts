import { expect, it } from 'vitest';
import { writeResumeHtml } from './write-resume-html.ts';

it.each([
  ['Asha Rao\nPune\n\nAccountant', '<p>Asha Rao<br />Pune</p><p>Accountant</p>'],
  ['Work\r\n- Tally\r\n- GST\r\n\r\nSchool', '<p>Work</p><ul><li>Tally</li><li>GST</li></ul><p>School</p>'],
  ['• One\n\n\n• Two', '<ul><li>One</li></ul><ul><li>Two</li></ul>'],
  ['R&D, salary < 5 lakh, <vector>', '<p>R&amp;D, salary &lt; 5 lakh, &lt;vector&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('keeps the lines of plain text: %j', (text, html) => {
  expect(writeResumeHtml(text)).toBe(html);
});

it.each([
  ['<p>Fine</p><script>alert(1)</script>', '<p>Fine</p>'],
  ['<DIV onclick="x()">Fine</DIV>', '<p>Fine</p>'],
  ['Asha<br>Pune', 'Asha<br />Pune'],
])('treats a text with tags as HTML: %s', (text, html) => {
  expect(writeResumeHtml(text)).toBe(html);
});
