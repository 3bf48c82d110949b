import type { RawBuilder } from 'kysely';
import { type Role, readRole } from '../../search/index.ts';
import type { ScreenedPosting, ScreeningFacts } from '../screened-posting.ts';
import { placeKey } from './measure-usual-pay.ts';
import { type UsualPay, usualPayOf } from './usual-pay.queries.ts';

/** Kind of work and places of a posting that states its pay. */
export interface PaidWork {
  role: Role | undefined;
  places: string[];
}

/** Reads for what work, and where, postings state their pay. */
export const readPaidWork = (postings: readonly ScreenedPosting[]): (PaidWork | undefined)[] =>
  postings.map(({ title, locations, salaryFromPaise, salaryToPaise }) =>
    salaryFromPaise === null && salaryToPaise === null
      ? undefined
      : { role: readRole(title), places: locations.map(placeKey) },
  );

/** Query of the usual pay of all of these kinds of work. */
export const usualPayFor = (paid: readonly (PaidWork | undefined)[]): RawBuilder<UsualPay> =>
  usualPayOf(
    paid.flatMap((each) => each?.role?.key ?? []),
    paid.flatMap((each) => each?.places ?? []),
  );

/** The usual pay for each kind of work, at its place if known. */
export function chooseUsualPay(
  paid: readonly (PaidWork | undefined)[],
  rows: readonly UsualPay[],
): (ScreeningFacts['usualPay'] | undefined)[] {
  const known = new Map(rows.map((usual) => [JSON.stringify([usual.work, usual.place]), usual]));
  return paid.map((each) => {
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
