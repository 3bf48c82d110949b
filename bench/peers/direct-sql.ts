import postgres from 'postgres';
import type { AppContext } from '../../server/src/app-context.ts';
import { listCards } from '../../server/src/features/vacancies/index.ts';
import { captureStatements, type Statement, settingsOf } from './capture-statements.ts';
import type { Peer, QueryPage } from './peer.ts';
import { queryOf, searchOf } from './product.ts';

/** The statements of one query page: those of search, and those of the cards in an HTTP reply. */
export interface Captured {
  search: Statement[];
  cards: Statement[];
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
    let ids: number[] = [];
    const sent = await captureStatements(db, async () => {
      ids = (await search.find(queryOf(queryPage, now))).ids;
    });
    captured.push({
      search: sent,
      cards: await captureStatements(context.db, () => listCards(context.db, ids, now)),
    });
    progress(captured.length);
  }
  return captured;
}

/** The captured statements sent directly by the driver, prepared, with the product's connection settings. */
export async function openDirectSql(
  context: AppContext,
  databaseUrl: string,
  captured: Captured[],
  withCards: boolean,
): Promise<Peer> {
  const { db } = searchOf(context);
  const connection = await settingsOf(db);
  const pool = postgres(databaseUrl, { max: 8, onnotice: () => undefined, connection });
  return {
    key: withCards ? 'sql-cards' : 'sql',
    name: withCards ? 'same SQL with cards, direct' : 'same SQL, direct',
    serve: 'find',
    async find({ index }) {
      const { search = [], cards = [] } = captured[index] ?? {};
      for (const { text, values } of withCards ? [...search, ...cards] : search)
        await pool.unsafe(text, values as never[], { prepare: true });
      return undefined;
    },
    close: () => pool.end({ timeout: 5 }),
  };
}
