import type { Db } from '../../../infra/database/connect.ts';
import { readRole } from '../../search/index.ts';
import type { ScreenedPosting, ScreeningFacts } from '../screened-posting.ts';
import { placeKey } from './measure-usual-pay.ts';
import { listUsualPay } from './usual-pay.queries.ts';

/** Finds the usual pay for the work of each posting, at its place if known; in one query. */
export async function findUsualPay(
  tx: Db,
  postings: readonly ScreenedPosting[],
): Promise<(ScreeningFacts['usualPay'] | undefined)[]> {
  const wanted = postings.map(({ title, locations, salaryFromPaise, salaryToPaise }) =>
    salaryFromPaise === null && salaryToPaise === null
      ? undefined
      : { role: readRole(title), places: locations.map(placeKey) },
  );
  const works = wanted.flatMap((each) => each?.role?.key ?? []);
  const places = wanted.flatMap((each) => each?.places ?? []);
  const known = new Map(
    (await listUsualPay(tx, works, places)).map((usual) => [JSON.stringify([usual.work, usual.place]), usual]),
  );
  return wanted.map((each) => {
    const { role } = each ?? {};
    if (!each || !role) return undefined;
    // With several places, use the highest pay: the posting may be for that place.
    const there = each.places
      .flatMap((place) => known.get(JSON.stringify([role.key, place])) ?? [])
      .sort((a, b) => b.medianPaise - a.medianPaise)[0];
    const usual = there ?? known.get(JSON.stringify([role.key, '']));
    if (!usual) return undefined;
    const { medianPaise, vacancies } = usual;
    return { medianPaise, vacancies, of: there ? `${role.label} there` : role.label };
  });
}
