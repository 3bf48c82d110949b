import type { ListedCard } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/browser-api.ts';
import { unreadQuery } from '../navigation/index.ts';
import { type Listing, listingKey, markVacancyRead } from './listings.api.ts';
import { openCard, withOpened } from './open-card.ts';

/**
 * Marks opened cards of a listing as read. Navigation does not wait for the call.
 * @returns the handler for opening a card, and the vacancies opened since the listing loaded
 */
export function useOpenCard(accountID: number, listing: Listing) {
  const queries = useQueryClient();
  const [openedHere, setOpenedHere] = useState<ReadonlySet<number>>(new Set());

  const open = (card: ListedCard) =>
    void openCard(card, {
      note: () => markVacancyRead(api, accountID, card),
      show({ vacancyID }) {
        setOpenedHere((before) => new Set(before).add(vacancyID));
        queries.setQueryData<ListedCard[]>(listingKey(accountID, listing), (cards) =>
          cards ? withOpened(cards, vacancyID) : cards,
        );
      },
      refreshCount: () => queries.invalidateQueries({ queryKey: unreadQuery(accountID).queryKey }),
      log: console.error,
    });

  return { open, openedHere };
}
