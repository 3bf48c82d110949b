import { expect, it } from 'vitest';
import { attentionText } from './attention-text.ts';

it.each([
  [{ unread: 3, upcoming: 1 }, 'You have 3 new priority jobs and 1 upcoming interview.'],
  [{ unread: 1, upcoming: 0 }, 'You have 1 new priority job.'],
  [{ unread: 0, upcoming: 2 }, 'You have 2 upcoming interviews.'],
  [{ unread: 0, upcoming: 0 }, 'Your jobs, interviews and services in one place.'],
])('%j: %s', (counts, text) => {
  expect(attentionText(counts)).toBe(text);
});
