import { expect, it, vi } from 'vitest';
import { openCard, unreadFirst, withOpened } from './open-card.ts';

const card = (vacancyID: number, isRead: string | null = '') => ({ vacancyID, isRead });

const around = (note = async () => 'noted') => {
  const told: string[] = [];
  return {
    told,
    note: vi.fn(async (opened: { vacancyID: number }) => {
      told.push(`note ${opened.vacancyID}`);
      return note();
    }),
    show: (opened: { vacancyID: number }) => told.push(`show ${opened.vacancyID}`),
    refreshCount: () => told.push('refresh'),
    log: vi.fn(),
  };
};

it.each([[''], [null]])('notes a card whose isRead is %j, then refreshes the count', async (isRead) => {
  const opening = around();
  await openCard(card(7, isRead), opening);
  expect(opening.told).toEqual(['show 7', 'note 7', 'refresh']);
  expect(opening.log).not.toHaveBeenCalled();
});

it('skips the call for a card that was opened before', async () => {
  const opening = around();
  await openCard(card(7, 'Yes'), opening);
  expect(opening.told).toEqual([]);
});

it('only logs a failure, and asks what the count is then', async () => {
  const failure = new Error('no connection');
  const opening = around(async () => {
    throw failure;
  });
  await openCard(card(7), opening);
  expect(opening.log).toHaveBeenCalledExactlyOnceWith(failure);
  expect(opening.told).toEqual(['show 7', 'note 7', 'refresh']);
});

it('shows one card as opened and leaves the others', () => {
  expect(withOpened([card(1), card(2), card(3, 'Yes')], 2)).toEqual([card(1), card(2, 'Yes'), card(3, 'Yes')]);
});

it('puts unread cards first, and keeps those opened meanwhile where they were', () => {
  const listed = [card(1, 'Yes'), card(2), card(3, 'Yes'), card(4)];
  const ids = (cards: { vacancyID: number }[]) => cards.map(({ vacancyID }) => vacancyID);
  expect(ids(unreadFirst(listed, new Set()))).toEqual([2, 4, 1, 3]);
  expect(ids(unreadFirst(withOpened(listed, 2), new Set([2])))).toEqual([2, 4, 1, 3]);
});
