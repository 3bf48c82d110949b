import type { Db } from '../../../infra/database/connect.ts';
import { listTitled } from '../../search/list-page.ts';
import { readRole } from './read-role.ts';

const MOST_SIMILAR = 6;

/** The newest live vacancies of the same role: first where that one was, then anywhere. */
export async function listSimilarIds(
  db: Db,
  { title, locations }: { title: string; locations: string[] },
  now: Date,
): Promise<number[]> {
  const role = readRole(title)?.label;
  if (!role) return [];
  const part = { now, offset: 0, limit: MOST_SIMILAR };
  const near = await Promise.all(locations.slice(0, 2).map((place) => listTitled(db, { role, place }, part)));
  const ids = new Set(near.flatMap((found) => found.ids));
  if (ids.size < MOST_SIMILAR) {
    const { ids: anywhere } = await listTitled(db, { role, place: '' }, part);
    for (const id of anywhere) ids.add(id);
  }
  return [...ids].slice(0, MOST_SIMILAR);
}
