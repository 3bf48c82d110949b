import { questionTexts } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { nextRound } from './next-round.ts';

const replyWith = (message: string) => ({ message });

it('counts up and restarts after the last round', () => {
  expect(nextRound(replyWith(''), [0])).toBe(1);
  expect(nextRound(replyWith(questionTexts.offline), [0, 1, 2])).toBe(3);
  expect(nextRound(replyWith(''), [999])).toBe(0);
});

it('requests a round in generation once more, then the next one', () => {
  expect(nextRound(replyWith(questionTexts.generating), [0, 1])).toBe(1);
  expect(nextRound(replyWith(questionTexts.generating), [0, 1, 1])).toBe(2);
  expect(nextRound(replyWith(''), [0, 1, 1])).toBe(2);
});
