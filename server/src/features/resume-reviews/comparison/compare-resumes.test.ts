import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeResumeHtml } from '../write-resume-html.ts';
import { compareResumes } from './compare-resumes.ts';
import { readBlocks } from './read-blocks.ts';

const compare = (before: string, after: string) => compareResumes(writeResumeHtml(before), writeResumeHtml(after));

/** The words of HTML, except those inside one of the marks. */
const without = (mark: 'ins' | 'del', html: string) =>
  wordsOf(html.replace(new RegExp(`<${mark}>.*?</${mark}>`, 'gs'), ' ').replace(/<\/?(ins|del)>/g, ''));
const wordsOf = (html: string) =>
  readBlocks(
    html.replace(/&#(\d+);/g, (_, code: string) => (code === '60' ? '&lt;' : String.fromCharCode(Number(code)))),
  )
    .map(({ text }) => text.replace(/\s/g, ''))
    .join('');

it.each([
  [
    'words of a paragraph',
    '<p>Managed the team of 4 people in Pune.</p>',
    '<p>Led a team of 12 engineers in Pune.</p>',
    '<p><del>Managed the</del><ins>Led a</ins> team of <del>4 people</del><ins>12 engineers</ins> in Pune.</p>',
  ],
  [
    'words that are not English',
    'मैंने टीम का नेतृत्व किया',
    'मैंने पूरी टीम का प्रबंधन किया',
    '<p>मैंने <ins>पूरी </ins>टीम का <del>नेतृत्व</del><ins>प्रबंधन</ins> किया</p>',
  ],
  ['characters with two encodings', '<p>Jose\u0301 works</p>', '<p>Jos\u00e9 works</p>', '<p>Jos\u00e9 works</p>'],
  [
    'characters of several code points',
    '<p>I am 👩‍💻 now</p>',
    '<p>I am 👩‍🔬 now</p>',
    '<p>I am <del>👩‍💻</del><ins>👩‍🔬</ins> now</p>',
  ],
  [
    'items of a list',
    '<ul><li>Tally</li><li>GST returns</li></ul>',
    '<ul><li>Tally</li><li>TDS</li><li>GST returns of three branches</li></ul>',
    '<ul><li>Tally</li><li><ins>TDS</ins></li><li>GST returns <ins>of three branches</ins></li></ul>',
  ],
  [
    'a list within a list',
    '<ol><li>Work<ul><li>Tally</li></ul></li><li>School</li></ol>',
    '<ol><li>Work<ul><li>Excel</li></ul></li><li>School</li></ol>',
    '<ol><li>Work<ul><li><del>Tally</del></li><li><ins>Excel</ins></li></ul></li><li>School</li></ol>',
  ],
  [
    'a new heading and a deleted one',
    '<h3>Objective</h3><p>Asha</p>',
    '<p>Asha</p><h2>Work</h2>',
    '<h3><del>Objective</del></h3><p>Asha</p><h2><ins>Work</ins></h2>',
  ],
  [
    'rows of a table, as lines',
    '<table><tr><td>B.Com</td><td>2015</td></tr></table>',
    '<table><tr><td>B.Com</td><td>2016</td></tr></table>',
    '<p>B.Com | <del>2015</del><ins>2016</ins></p>',
  ],
  [
    'line breaks',
    '<p>Asha<br>Pune</p>',
    '<p>Asha<br>Pune<br>India</p>',
    '<p>Asha</p><p>Pune</p><p><ins>India</ins></p>',
  ],
  [
    'no line breaks that only wrap a line',
    `<p>${'word '.repeat(12)}wraps<br>here</p>`,
    `<p>${'word '.repeat(12)}wraps here</p>`,
    `<p>${'word '.repeat(12)}wraps here</p>`,
  ],
  [
    'breaks in an item',
    '<ul><li>Asha<br>Pune</li></ul>',
    '<ul><li><p>Asha</p><p>Puri</p></li></ul>',
    '<ul><li>Asha<br><del>Pune</del><ins>Puri</ins></li></ul>',
  ],
  ['nothing', '<p>A <strong>B</strong></p>', '<p>A B</p>', '<p>A B</p>'],
  ['HTML characters in plain text', 'R&D <b', 'R&D <i', '<p>R&#38;D &#60;<del>b</del><ins>i</ins></p>'],
])('marks %s', (_what, before, after, marked) => {
  expect(compare(before, after)).toBe(marked);
});

const word = fc.oneof(
  fc.constantFrom('Tally', 'GST', 'Pune', 'and', 'a', '₹40', 'टीम', '3.5', 'C++', 'R&D', '<b', '"x"', '👩‍💻', ','),
  fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }).filter((text) => /\S/.test(text) && !/[<>\0]/.test(text)),
);
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const resume = fc
  .array(fc.tuple(fc.constantFrom('p', 'h2', 'li', 'td'), sentence), { minLength: 1, maxLength: 12 })
  .map((blocks) =>
    blocks
      .map(([tag, text]) => {
        const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        if (tag === 'li') return `<ul><li>${safe}</li></ul>`;
        return tag === 'td' ? `<table><tr><td>${safe}</td></tr></table>` : `<${tag}>${safe}</${tag}>`;
      })
      .join(''),
  );

it('contains both texts completely', () => {
  fc.assert(
    fc.property(resume, resume, (one, other) => {
      const [before, after] = [writeResumeHtml(one), writeResumeHtml(other)];
      const compared = compareResumes(before, after);
      expect(without('ins', compared)).toBe(wordsOf(before));
      expect(without('del', compared)).toBe(wordsOf(after));
    }),
  );
});

it('contains both texts completely when they are long and have nothing in common', () => {
  const words = (step: number) => Array.from({ length: 9_500 }, (_, i) => `w${(i * step) % 9_973}`);
  for (const write of [
    (list: string[]) => `<p>${list.join(' ')}</p>`,
    (list: string[]) => list.map((one) => `<p>${one}</p>`).join(''),
  ]) {
    const [before, after] = [write(words(7)), write(words(4_001))];
    const compared = compareResumes(before, after);
    expect(without('ins', compared)).toBe(wordsOf(before));
    expect(without('del', compared)).toBe(wordsOf(after));
  }
});

it.each([
  '<p>Fine</p><script>alert(1)</script>',
  '<img src=x onerror=alert(1)><p>Fine</p>',
  '<p onclick="x()" style="color:red">Fine</p>',
  '<a href="javascript:alert(1)">Fine</a>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>',
  '<ins onclick=x()>Fine</ins><p>a</p><del><svg/onload=alert(1)></del>',
  '<p>a</p><<script>script>alert(1)<</script>/script>',
])('contains only its own tags, without attributes, for %s', (hostile) => {
  for (const html of [compare(hostile, 'Fine text'), compare('Fine text', hostile), compare(hostile, hostile)]) {
    const tags = html.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(p|h[2-6]|ul|ol|li|blockquote|ins|del|br)>$/.test(tag))).toEqual([]);
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  }
});
