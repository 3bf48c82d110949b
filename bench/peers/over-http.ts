import { addressOf, type SearchNotes, searchVacancy, type VacancyCard } from '@aarambh/contract';
import type { BenchQuery } from '../oracle/read-query.ts';
import type { Answer, ChildServer } from '../servers/child-server.ts';
import type { Peer, QueryPage } from './peer.ts';

/** The address of a page of search results. */
export const pathOf = ({ keyword, location, experience, edu }: BenchQuery, page = 1): string =>
  addressOf(searchVacancy, { query: { keyword, location, experience, edu, page } });

async function answerOf(server: ChildServer, path: string): Promise<Answer> {
  const answer = await server.get(path);
  if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}`);
  return answer;
}

/** The number of strict results; the cards after them are relaxed results. */
function strictOf({ headers }: Answer): number | undefined {
  const notes = headers['x-search-notes'];
  return notes === undefined ? undefined : (JSON.parse(decodeURIComponent(String(notes))) as SearchNotes).strict;
}

/**
 * The product over HTTP: replies include the cards, with repeats folded and a first page that is not full filled with
 * results of weaker forms of the search.
 */
export const openOverHttp = (server: ChildServer, queryPages: QueryPage[]): Peer => ({
  key: 'http',
  name: 'this product over HTTP, with cards',
  foldsRepeats: true,
  serve: {
    rate: (clients, seconds) =>
      server.load(
        queryPages.filter(({ page }) => page === 1).map(({ query }) => pathOf(query)),
        clients,
        seconds,
      ),
  },
  async find({ query, page }) {
    const answer = await answerOf(server, pathOf(query, page));
    const cards = JSON.parse(answer.body) as VacancyCard[];
    return cards.slice(0, strictOf(answer)).map(({ vacancyID }) => vacancyID);
  },
  close: () => server.stop(),
});

/** A server that returns the same bytes for every request. */
export const openSameBytes = (key: 'fastify' | 'bare', name: string, server: ChildServer): Peer => ({
  key,
  name,
  serve: { rate: (clients, seconds) => server.load(['/'], clients, seconds) },
  async find() {
    await answerOf(server, '/');
    return undefined;
  },
  close: () => server.stop(),
});
