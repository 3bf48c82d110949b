import postgres from 'postgres';
import type { AppContext } from '../../server/src/app-context.ts';
import { locationsOf, readFilters } from '../../server/src/features/search/read-filters.ts';
import { searchPage } from '../../server/src/features/search/search-page.ts';
import { limitsForRequests } from '../../server/src/infra/database/connect.ts';
import { openPool } from '../../server/src/infra/database/pool/connection-pool.ts';
import { captureStatements, type Statement, settingsOf } from './capture-statements.ts';
import type { Peer, QueryPage } from './peer.ts';
import { queryOf, searchOf } from './product.ts';

const CONNECTIONS = 8;

/**
 * The statements of one query page: those of its search, and those of the whole HTTP reply, which folds repeats, fills a
 * page that is not full and lists cards.
 */
export interface Captured {
  search: Statement[];
  reply: Statement[];
}

/** Captures the statements the product sends for each query page. */
export async function captureQueryPages(
  context: AppContext,
  queryPages: QueryPage[],
  progress: (done: number) => void,
): Promise<Captured[]> {
  const { db, search } = searchOf(context);
  const captured: Captured[] = [];
  for (const queryPage of queryPages) {
    const now = context.clock.now();
    const { keyword, ...choices } = queryPage.query;
    const filters = { ...readFilters(choices, now), locations: locationsOf(choices) };
    captured.push({
      search: await captureStatements(db, () => search.find(queryOf(queryPage, now))),
      reply: await captureStatements(db, () =>
        searchPage({ db, search, listPopular: async () => [] }, keyword, filters, { page: queryPage.page, now }),
      ),
    });
    progress(captured.length);
  }
  return captured;
}

/** Sends statements prepared, each on a connection of a pool of eight. */
interface Driver {
  send(statement: Statement): Promise<unknown>;
  close(): Promise<void>;
}

/** The product's driver and connection settings, without the query builder. */
function openProductDriver(databaseUrl: string): Driver {
  const pool = openPool(databaseUrl, CONNECTIONS, limitsForRequests(30_000));
  return {
    async send({ text, values }) {
      const client = await pool.connect();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    },
    close: async () => await pool.end(),
  };
}

/** postgres.js, for comparison of the drivers, with the product's connection settings. */
async function openPostgresJs(context: AppContext, databaseUrl: string): Promise<Driver> {
  const connection = await settingsOf(searchOf(context).db);
  const pool = postgres(databaseUrl, { max: CONNECTIONS, onnotice: () => undefined, connection });
  return {
    send: async ({ text, values }) => await pool.unsafe(text, values as never[], { prepare: true }),
    close: () => pool.end({ timeout: 5 }),
  };
}

const names = {
  sql: 'same SQL, direct',
  'sql-cards': 'same SQL as over HTTP, direct',
  'sql-postgres-js': 'same SQL as over HTTP, direct, postgres.js',
};

/** The captured statements sent directly by a driver. */
export async function openDirectSql(
  context: AppContext,
  databaseUrl: string,
  captured: Captured[],
  key: keyof typeof names,
): Promise<Peer> {
  const driver =
    key === 'sql-postgres-js' ? await openPostgresJs(context, databaseUrl) : openProductDriver(databaseUrl);
  return {
    key,
    name: names[key],
    serve: 'find',
    async find({ index }) {
      const { search = [], reply = [] } = captured[index] ?? {};
      for (const statement of key === 'sql' ? search : reply) await driver.send(statement);
      return undefined;
    },
    close: () => driver.close(),
  };
}
