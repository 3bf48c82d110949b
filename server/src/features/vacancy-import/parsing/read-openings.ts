/** Larger numbers in a text are taken as misread. */
const MAX_IN_TEXT = 5_000;
/** Larger numbers in the field of the openings are taken as wrong. */
const MAX_STATED = 100_000;

const jobs = '(?:openings?|vacanc(?:y|ies))';
const posts = '(?:openings?|vacanc(?:y|ies)|posts?|positions?|seats?)';
const counted = String.raw`(?:\d{1,4}\s?(?:-|to)\s?)?(\d{1,4})\s?\+?\s?(?:nos?\.?\s?(?:of\s)?)?`;
const labelled = String.raw`\b(?:no\.?|nos\.?|number|total)\s?(?:of\s)?(?:job\s)?${posts}\s?[:=-]?\s?(\d{1,4})\b|\b${jobs}\s?[:=-]\s?(\d{1,4})\b`;
/** A title counts posts; a description may mean those on social media. */
const inTitle = new RegExp(
  String.raw`(?<![\d.-])${counted}${posts}\b(?! (?:office|graduat|sales|box))|${labelled}`,
  'i',
);
const inText = new RegExp(String.raw`(?<![\d.-])${counted}${jobs}\b|${labelled}`, 'i');

function countIn(text: string, pattern: RegExp): number | null {
  const [, ...figures] = pattern.exec(text) ?? [];
  const count = Number(figures.find((figure) => figure !== undefined) ?? 0);
  const isYear = count >= 1_990 && count <= 2_099;
  return count >= 1 && count <= MAX_IN_TEXT && !isYear ? count : null;
}

/** Reads the number of openings: '10 openings', 'Vacancies: 4'; null when none is stated. @param others pay, description */
export function readOpenings(title: string, ...others: string[]): number | null {
  const counts = [countIn(title, inTitle), ...others.map((text) => countIn(text, inText))];
  return counts.find((count) => count !== null) ?? null;
}

/** Converts the field of the openings to a whole number; null when it is not plausible. */
export const toOpenings = (stated: number | null): number | null =>
  stated !== null && stated >= 1 && stated <= MAX_STATED ? Math.floor(stated) : null;
