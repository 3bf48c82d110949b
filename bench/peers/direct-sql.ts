import postgres from 'postgres';
import type { AppContext } from '../../server/src/app-context.ts';
import { listCards } from '../../server/src/features/vacancies/index.ts';
import { captureStatements, type Statement, settingsOf } from './capture-statements.ts';
import type { Peer, Turn } from './peer.ts';
import { queryOf, searchOf } from './product.ts';

/** The statements of each turn, by its index: those of search, and those of the cards a reply over HTTP carries. */
export interface Captured {
  search: Statement[];
  cards: Statement[];
}

/** What the product sends to the database for each turn. */
export async function captureTurns(
  context: AppContext,
  turns: Turn[],
  progress: (done: number) => void,
): Promise<Captured[]> {
  const { db, search } = searchOf(context);
  const captured: Captured[] = [];
  for (const turn of turns) {
    const now = context.clock.now();
    let ids: number[] = [];
    const sent = await captureStatements(db, async () => {
      ids = (await search.find(queryOf(turn, now))).ids;
    });
    captured.push({
      search: sent,
      cards: await captureStatements(context.db, () => listCards(context.db, ids, now)),
    });
    progress(captured.length);
  }
  return captured;
}

/** The same statements straight against the database by its driver, prepared, on connections set up as the product's. */
export async function openStraightSql(
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
    name: withCards ? 'the same SQL with cards, straight' : 'the same SQL, straight',
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
