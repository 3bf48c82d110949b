import { getSimilarVacancies, type VacancyCard } from '@aarambh/contract';
import { api } from '../../../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../../../platform/api/memoize-with-ttl.ts';

/** Live vacancies of the same work as a vacancy; kept for five minutes. */
export const listSimilarVacancies: (vacancyID: number) => Promise<VacancyCard[]> = memoizeWithTtl(
  (vacancyID: number) => api(getSimilarVacancies, { params: { id: String(vacancyID) } }),
  String,
);
