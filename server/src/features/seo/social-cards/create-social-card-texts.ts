import { formatIndianNumber, roundToRupees } from '../../../lib/money/rupees.ts';
import type { DetailsRow } from '../../vacancies/index.ts';

/** Texts of the social card of a vacancy. */
export interface SocialCardTexts {
  title: string;
  company: string;
  /** Places, and pay if it is disclosed. */
  facts: string[];
}

const MAX_PLACES = 3;

const toRupeeText = (paise: number): string => `₹${formatIndianNumber(roundToRupees(paise))}`;

function describePay({
  salary_from: from,
  salary_to: to,
  salary_not_disclosed,
  pay_text,
}: Pick<DetailsRow, 'salary_from' | 'salary_to' | 'salary_not_disclosed' | 'pay_text'>): string {
  if (pay_text !== '') return pay_text;
  if (salary_not_disclosed || (from === null && to === null)) return '';
  if (from === null) return `Up to ${toRupeeText(to ?? 0)} a year`;
  if (to === null) return `From ${toRupeeText(from)} a year`;
  return from === to ? `${toRupeeText(from)} a year` : `${toRupeeText(from)} – ${toRupeeText(to)} a year`;
}

/** The characters that our font has: other scripts are drawn as boxes, and emoji not at all. */
const drawable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Zs}!-~–—‘’“”•·…₹€£©®™°&]*$/u;

/** Creates the texts of a social card; undefined when our font lacks a character, so that the default card is used. */
export function createSocialCardTexts(
  row: Pick<
    DetailsRow,
    'title' | 'company_name' | 'locations' | 'salary_from' | 'salary_to' | 'salary_not_disclosed' | 'pay_text'
  >,
): SocialCardTexts | undefined {
  const places = row.locations.slice(0, MAX_PLACES).join(', ');
  const more = row.locations.length - MAX_PLACES;
  const facts = [more > 0 ? `${places} and ${more} more` : places, describePay(row)].filter((text) => text !== '');
  const texts = { title: row.title, company: row.company_name, facts };
  return [texts.title, texts.company, ...facts].every((text) => drawable.test(text)) ? texts : undefined;
}
