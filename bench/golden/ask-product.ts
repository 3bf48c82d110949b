import {
  addressOf,
  getKeywords,
  PAGE_SIZE,
  type SearchNotes,
  searchVacancy,
  type VacancyCard,
} from '@aarambh/contract';
import { sql } from 'kysely';
import { buildApp } from '../../server/src/app.ts';
import type { AppContext } from '../../server/src/app-context.ts';
import { keyOf, type SourcePosting } from './source-posting.ts';

/** A card of the results: the posting that it shows and the ones that are folded into it. */
export interface FoundCard {
  posting: SourcePosting;
  folded: SourcePosting[];
  /** A relaxed result: it matches only without some words of the search. */
  isRelaxed: boolean;
}

/** One page of results as a visitor gets it. */
export interface FoundPage {
  cards: FoundCard[];
  notes: SearchNotes | undefined;
}

/** A search engine that is asked for postings. */
export interface Asked {
  search(keyword: string, page: number): Promise<FoundPage>;
}

/** The product through its routes, so that everything that a visitor gets is measured. */
export interface Product extends Asked {
  suggest(prefix: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Postings by vacancy id. */
export async function mapVacancies(
  context: AppContext,
  postings: SourcePosting[],
): Promise<Map<number, SourcePosting>> {
  const byKey = new Map(postings.map((posting) => [posting.key, posting]));
  const { rows } = await sql<{ id: number; source: string; source_id: string }>`
    select id, source, source_id from vacancies`.execute(context.db);
  return new Map(
    rows.flatMap(({ id, source, source_id }) => {
      const posting = byKey.get(keyOf(source, source_id));
      return posting ? [[id, posting]] : [];
    }),
  );
}

/** Opens the product's routes on a database, without rate limits. */
export async function openProduct(context: AppContext, byId: Map<number, SourcePosting>): Promise<Product> {
  const app = await buildApp({ ...context, config: { ...context.config, rateLimit: false } });
  const get = async (url: string) => {
    const reply = await app.inject({ url });
    if (reply.statusCode !== 200) throw new Error(`${url} returned ${reply.statusCode}: ${reply.body.slice(0, 200)}`);
    return reply;
  };
  const postingOf = (id: number): SourcePosting => {
    const posting = byId.get(id);
    if (!posting) throw new Error(`Vacancy ${id} is not of the imported file`);
    return posting;
  };
  return {
    async search(keyword, page) {
      const reply = await get(addressOf(searchVacancy, { query: { keyword, page } }));
      const header = reply.headers['x-search-notes'];
      const notes = header ? (JSON.parse(decodeURIComponent(String(header))) as SearchNotes) : undefined;
      let position = (page - 1) * PAGE_SIZE;
      const cards = reply.json<VacancyCard[]>().map(({ vacancyID, repeats = [] }) => {
        const isRelaxed = notes !== undefined && notes.leftOut.length > 0 && position >= notes.strict;
        position += 1 + repeats.length;
        return {
          posting: postingOf(vacancyID),
          folded: repeats.map((repeat) => postingOf(repeat.vacancyID)),
          isRelaxed,
        };
      });
      return { cards, notes };
    },
    suggest: async (prefix) => (await get(addressOf(getKeywords, { query: { keyword: prefix } }))).json<string[]>(),
    close: () => app.close(),
  };
}
