import { expect, it } from 'vitest';
import { screenPosting } from '../screen-posting.ts';
import { makeScreened } from '../test-screened-posting.ts';
import { readPosting, readPostingAhead } from './read-ahead.ts';

const demand = '<p>Registration fee Rs 750 before the interview.</p>';

it('uses a reading once, for the same posting', () => {
  const posting = makeScreened({ descriptionHtml: demand });
  readPostingAhead(posting);
  const read = readPosting(posting);
  expect(readPosting(posting)).not.toBe(read);
  expect(readPosting(posting)).toEqual(read);
});

it('keeps a posting that was read ahead as it was read', () => {
  const posting = makeScreened({ descriptionHtml: demand });
  readPostingAhead(posting);
  expect(() => Object.assign(posting, { descriptionHtml: '' })).toThrow(TypeError);
});

it('finds in a text that was read ahead what it finds in one that was not', () => {
  const posting = makeScreened({ descriptionHtml: `${demand}<p>Female candidates only. Call 98200 12345.</p>` });
  readPostingAhead(posting);
  const { texts } = readPosting(posting);
  const rules = new Map();
  expect(screenPosting(posting, {}, rules, texts)).toEqual(screenPosting(posting, {}, rules));
  expect(texts.statements?.flatMap(({ demands }) => demands)).not.toEqual([]);
});

it('reads a text that was changed after it was read ahead', () => {
  const posting = makeScreened({ descriptionHtml: '<p>You keep the books.</p>' });
  readPostingAhead(posting);
  const changed = { ...posting, descriptionHtml: demand };
  const findings = screenPosting(changed, {}, new Map(), readPosting(changed).texts);
  expect(findings.map(({ rule }) => rule)).toEqual(['fee-registration']);
});
