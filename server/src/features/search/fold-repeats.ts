import type { VacancyCard } from '@aarambh/contract';
import { foldText } from '../../lib/text/fold-text.ts';

/** What identifies a repeated advertisement, as on its card. */
export type Repeatable = Pick<VacancyCard, 'vacancyID' | 'companyID' | 'jobTitle' | 'locations'>;

/** Vacancies of one company with the same title are the same advertisement, wherever the places differ. */
const keyOf = ({ companyID, jobTitle }: Repeatable): string =>
  `${companyID} ${
    foldText(jobTitle)
      .match(/[\p{L}\p{M}\p{N}+#]+/gu)
      ?.join(' ') ?? ''
  }`;

/**
 * Deduplication of results: groups repeated advertisements.
 * @returns the groups in the order of their first members; members keep their order
 */
export const groupRepeats = <T extends Repeatable>(vacancies: T[]): [T, ...T[]][] =>
  [...Map.groupBy(vacancies, keyOf).values()] as [T, ...T[]][];

/** The card of a group: its first member, with the others listed. */
export const foldGroup = (card: VacancyCard, others: Repeatable[]): VacancyCard => ({
  ...card,
  ...(others.length > 0 && { repeats: others.map(({ vacancyID, locations }) => ({ vacancyID, locations })) }),
});
