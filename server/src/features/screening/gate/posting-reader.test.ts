import { afterEach, expect, it } from 'vitest';
import { screenPosting } from '../screen-posting.ts';
import { makeScreened } from '../test-screened-posting.ts';
import { openPostingReader, type PostingReader } from './posting-reader.ts';
import { makeReading, readPosting } from './read-posting.ts';

const demand = '<p>Registration fee Rs 750 before the interview.</p>';

let reader: PostingReader;
afterEach(() => reader.close());

it('reads ahead what is read otherwise, and each reading is used once', async () => {
  reader = openPostingReader();
  const postings = [
    makeScreened({ descriptionHtml: `${demand}<p>Female candidates only. Call 98200 12345.</p>` }),
    makeScreened({ descriptionHtml: '<p>Ｒegistration fee ₹ seven hundred, पंजीकरण शुल्क</p>' }),
  ];
  await reader.read(postings);
  for (const posting of postings) {
    const read = readPosting(posting);
    expect(read).toEqual(makeReading(posting));
    expect(readPosting(posting)).not.toBe(read);
    expect(screenPosting(posting, {}, new Map(), read.texts)).toEqual(screenPosting(posting, {}, new Map()));
  }
});

it('freezes what it reads: a reading is never one of another text', async () => {
  reader = openPostingReader();
  const posting = makeScreened({ descriptionHtml: '<p>You keep the books.</p>' });
  await reader.read([posting]);
  expect(() => Object.assign(posting, { descriptionHtml: '' })).toThrow(TypeError);
  const changed = { ...posting, descriptionHtml: demand };
  const findings = screenPosting(changed, {}, new Map(), readPosting(changed).texts);
  expect(findings.map(({ rule }) => rule)).toEqual(['fee-registration']);
});

it('answers several calls at once, each with its own readings', async () => {
  reader = openPostingReader();
  const postings = Array.from({ length: 20 }, (_, i) => makeScreened({ title: `Clerk ${i}` }));
  await Promise.all(postings.map((posting) => reader.read([posting])));
  for (const posting of postings) expect(readPosting(posting).texts.texts[0]?.[1].original).toBe(posting.title);
});

it('leaves the others to the transaction when a posting cannot be read, its thread ends, or it is closed', async () => {
  reader = openPostingReader();
  const broken = { ...makeScreened(), title: undefined as unknown as string };
  const sound = makeScreened({ descriptionHtml: demand });
  await reader.read([broken, sound]);
  expect(() => readPosting(broken)).toThrow();
  expect(readPosting(sound)).toEqual(makeReading(sound));
  await reader.close();
  await reader.read([sound]);
  expect(readPosting(sound)).toEqual(makeReading(sound));

  reader = openPostingReader(new URL('data:text/javascript,throw new Error("no thread")'));
  await reader.read([sound]);
  await reader.read([sound]);
  expect(readPosting(sound)).toEqual(makeReading(sound));
});
