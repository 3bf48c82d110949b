import type { Db } from '../../../infra/database/connect.ts';
import { listTitled, readRole } from '../../search/index.ts';

const MAX_SIMILAR = 6;

/** Lists the newest live vacancies of the same role: first those in the same places, then anywhere. */
export async function listSimilarVacancyIds(
  db: Db,
  { title, locations }: { title: string; locations: string[] },
  now: Date,
): Promise<number[]> {
  const role = readRole(title)?.label;
  if (!role) return [];
  const part = { now, offset: 0, limit: MAX_SIMILAR };
  const near = await Promise.all(locations.slice(0, 2).map((place) => listTitled(db, { role, place }, part)));
  const ids = new Set(near.flatMap((found) => found.ids));
  if (ids.size < MAX_SIMILAR) {
    const { ids: anywhere } = await listTitled(db, { role, place: '' }, part);
    for (const id of anywhere) ids.add(id);
  }
  return [...ids].slice(0, MAX_SIMILAR);
}
