import { expect, it, vi } from 'vitest';
import { openCard, unreadFirst, withOpened } from './open-card.ts';

const card = (vacancyID: number, isRead: string | null = '') => ({ vacancyID, isRead });

const around = (note = async () => 'noted') => {
  const steps: string[] = [];
  return {
    steps,
    note: vi.fn(async (opened: { vacancyID: number }) => {
      steps.push(`note ${opened.vacancyID}`);
      return note();
    }),
    show: (opened: { vacancyID: number }) => steps.push(`show ${opened.vacancyID}`),
    refreshCount: () => steps.push('refresh'),
    log: vi.fn(),
  };
};

it.each([[''], [null]])('marks a card whose isRead is %j as read, then reloads the count', async (isRead) => {
  const opening = around();
  await openCard(card(7, isRead), opening);
  expect(opening.steps).toEqual(['show 7', 'note 7', 'refresh']);
  expect(opening.log).not.toHaveBeenCalled();
});

it('makes no call for a card that is already read', async () => {
  const opening = around();
  await openCard(card(7, 'Yes'), opening);
  expect(opening.steps).toEqual([]);
});

it('only logs a failure, and reloads the count', async () => {
  const failure = new Error('no connection');
  const opening = around(async () => {
    throw failure;
  });
  await openCard(card(7), opening);
  expect(opening.log).toHaveBeenCalledExactlyOnceWith(failure);
  expect(opening.steps).toEqual(['show 7', 'note 7', 'refresh']);
});

it('marks one card as read and keeps the others', () => {
  expect(withOpened([card(1), card(2), card(3, 'Yes')], 2)).toEqual([card(1), card(2, 'Yes'), card(3, 'Yes')]);
});

it('sorts unread cards first and keeps the position of cards opened here', () => {
  const listed = [card(1, 'Yes'), card(2), card(3, 'Yes'), card(4)];
  const ids = (cards: { vacancyID: number }[]) => cards.map(({ vacancyID }) => vacancyID);
  expect(ids(unreadFirst(listed, new Set()))).toEqual([2, 4, 1, 3]);
  expect(ids(unreadFirst(withOpened(listed, 2), new Set([2])))).toEqual([2, 4, 1, 3]);
});
