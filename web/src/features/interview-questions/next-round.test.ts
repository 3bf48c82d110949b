import { questionTexts } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { nextRound } from './next-round.ts';

const said = (message: string) => ({ message });

it('goes on from round to round, and begins again after the last there is', () => {
  expect(nextRound(said(''), [0])).toBe(1);
  expect(nextRound(said(questionTexts.offline), [0, 1, 2])).toBe(3);
  expect(nextRound(said(''), [999])).toBe(0);
});

it('asks once more for questions that are being made, and then for others', () => {
  expect(nextRound(said(questionTexts.beingMade), [0, 1])).toBe(1);
  expect(nextRound(said(questionTexts.beingMade), [0, 1, 1])).toBe(2);
  expect(nextRound(said(''), [0, 1, 1])).toBe(2);
});
