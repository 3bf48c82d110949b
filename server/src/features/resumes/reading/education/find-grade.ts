/** Marks of a degree: '68 %', 'CGPA 8.2/10', 'First class'. */
export const GRADE =
  /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?\s?(?:%|percent(?:age)?\b|प्रतिशत)|(?:c\.?g\.?p\.?a\.?|s?gpa|cpi|percentage|marks|grade|score)\s*(?:of|obtained|:|-|–)?\s*:?\s*\d{1,3}(?:\.\d{1,2})?(?:\s?\/\s?\d{1,3}(?:\.\d)?)?\s?%?|\d{1,2}(?:\.\d{1,2})?\s?(?:\/\s?10(?:\.0)?\s*)?(?:c\.?g\.?p\.?a|gpa)\.?|\d(?:\.\d{1,2})\s?\/\s?10\b|(?:first|second|third|1st|2nd|i|ii)(?: class| division| div)(?: with distinction)?|(?:grade|division)\s*[:-]?\s*[A-D]\+?\b|distinction\b|[A-D]\+? grade)/i;

const MAX_LENGTH = 30;

/** The grade of a text as it is written, percentages without their label; empty for none. */
export function findGrade(text: string): string {
  const grade = GRADE.exec(text)?.[1]?.trim() ?? '';
  return grade.replace(/^(?:percentage|marks|score)\s*(?:of|obtained|:|-|–)?\s*:?\s*/i, '').slice(0, MAX_LENGTH);
}
