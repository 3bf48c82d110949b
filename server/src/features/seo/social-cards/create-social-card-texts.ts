import type { DetailsRow } from '../../vacancies/vacancies.queries.ts';

/** What a vacancy's picture says. */
export interface PictureTexts {
  title: string;
  company: string;
  /** Places, and pay where it is shown. */
  facts: string[];
}

const MOST_PLACES = 3;

const inIndianGroups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const rupees = (paise: number): string => `₹${inIndianGroups.format(Math.round(paise / 100))}`;

function payText({
  salary_from: from,
  salary_to: to,
  salary_not_disclosed,
}: Pick<DetailsRow, 'salary_from' | 'salary_to' | 'salary_not_disclosed'>): string {
  if (salary_not_disclosed || (from === null && to === null)) return '';
  if (from === null) return `Up to ${rupees(to ?? 0)} a year`;
  if (to === null) return `From ${rupees(from)} a year`;
  return from === to ? `${rupees(from)} a year` : `${rupees(from)} – ${rupees(to)} a year`;
}

/** The signs our font draws: of other scripts it draws boxes, and of emoji nothing. */
const drawable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Zs}!-~–—‘’“”•·…₹€£©®™°&]*$/u;

/** What is to be drawn, or nothing when our font lacks a sign of it: then the portal's own picture has to do. */
export function pictureTexts(
  row: Pick<DetailsRow, 'title' | 'company_name' | 'locations' | 'salary_from' | 'salary_to' | 'salary_not_disclosed'>,
): PictureTexts | undefined {
  const places = row.locations.slice(0, MOST_PLACES).join(', ');
  const more = row.locations.length - MOST_PLACES;
  const facts = [more > 0 ? `${places} and ${more} more` : places, payText(row)].filter((text) => text !== '');
  const texts = { title: row.title, company: row.company_name, facts };
  return [texts.title, texts.company, ...facts].every((text) => drawable.test(text)) ? texts : undefined;
}
