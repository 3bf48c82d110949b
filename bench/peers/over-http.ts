import { addressOf, searchVacancy } from '@aarambh/contract';
import type { ChildServer } from '../child-server.ts';
import type { BenchQuery } from '../truth/read-query.ts';
import type { Peer, QueryPage } from './peer.ts';

/** The address of a page of search results. */
export const pathOf = ({ keyword, location, experience, edu }: BenchQuery, page = 1): string =>
  addressOf(searchVacancy, { query: { keyword, location, experience, edu, page } });

async function bodyOf(server: ChildServer, path: string): Promise<string> {
  const { status, body } = await server.get(path);
  if (status !== 200) throw new Error(`${path} returned ${status}`);
  return body;
}

/** The product over HTTP; replies include the cards. */
export const openOverHttp = (server: ChildServer, queryPages: QueryPage[]): Peer => ({
  key: 'http',
  name: 'this product over HTTP, with cards',
  serve: {
    rate: (clients, seconds) =>
      server.load(
        queryPages.filter(({ page }) => page === 1).map(({ query }) => pathOf(query)),
        clients,
        seconds,
      ),
  },
  async find({ query, page }) {
    const cards = JSON.parse(await bodyOf(server, pathOf(query, page))) as { vacancyID: number }[];
    return cards.map(({ vacancyID }) => vacancyID);
  },
  close: () => server.stop(),
});

/** A server that returns the same bytes for every request. */
export const openSameBytes = (key: 'fastify' | 'bare', name: string, server: ChildServer): Peer => ({
  key,
  name,
  serve: { rate: (clients, seconds) => server.load(['/'], clients, seconds) },
  async find() {
    await bodyOf(server, '/');
    return undefined;
  },
  close: () => server.stop(),
});
