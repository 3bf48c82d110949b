import { SIMILAR_VACANCIES, type VacancyCard } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { placesCovering } from '../../places/index.ts';
import { listCards, listRepeatKeys } from '../../vacancies/index.ts';
import { allOf, anyOf, type Expression } from '../engine/expression.ts';
import { findPage } from '../engine/find-page.ts';
import { getStatistics } from '../engine/search-statistics.ts';
import { titleExpression } from '../engine/term-expressions.ts';
import { groupRepeats } from '../fold-repeats.ts';
import { occupationLexeme } from '../indexing/attribute-lexemes.ts';
import { placeLexeme } from '../indexing/create-lexemes.ts';
import { readRole } from '../indexing/read-role.ts';
import { findTitleOccupations } from '../occupations/index.ts';
import { readKeyword } from '../query/read-keyword.ts';
import { findPublicVacancy, type SourceVacancy } from './similar-vacancies.queries.ts';

/** Vacancies read for six that are not repeats of each other: companies post the same one many times. */
const MAX_CANDIDATES = 60;
/** Places that are read of a vacancy in very many. */
const MAX_PLACES = 6;

/** Vacancies of the same occupation; of the same role in the title where no occupation is known. */
function workExpression(title: string): Expression | undefined {
  const [occupation] = findTitleOccupations(title);
  const role = readRole(title)?.label;
  const titled = role ? titleExpression(readKeyword(role), {}) : undefined;
  if (occupation === undefined) return titled;
  return titled === undefined ? occupationLexeme(occupation) : anyOf([occupationLexeme(occupation), titled]);
}

/** Same place first, then anywhere: nested tiers of a search. */
function similarTiers({ jobTitle, locations }: SourceVacancy): Expression[] {
  const work = workExpression(jobTitle);
  if (work === undefined) return [];
  const places = [...new Set(locations.slice(0, MAX_PLACES).flatMap(placesCovering))];
  return places.length === 0 ? [work] : [allOf([anyOf(places.map(placeLexeme)), work]), work];
}

/**
 * Lists live vacancies of the same work as a live or ended one: those in the same places first, the newest first within
 * both, one per company and title. Empty for an id that was never public and for a title that names no work.
 */
export async function listSimilarVacancies(db: Db, vacancyId: number, now: Date): Promise<VacancyCard[]> {
  const source = await findPublicVacancy(db, vacancyId);
  const tiers = source ? similarTiers(source) : [];
  if (!source || tiers.length === 0) return [];
  const { ids } = await findPage(db, tiers, { now, offset: 0, limit: MAX_CANDIDATES }, await getStatistics(db));
  const candidates = await listRepeatKeys(
    db,
    ids.filter((id) => id !== source.vacancyID),
  );
  // The vacancy itself leads its group, whose repeats are the same job.
  const [, ...groups] = groupRepeats([source, ...candidates]);
  const similar = groups.slice(0, SIMILAR_VACANCIES).map(([{ vacancyID }]) => vacancyID);
  return await listCards(db, similar, now);
}
