const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const range = String.raw`${number}\s*\+?(?:\s*(?:-|–|to)\s*${number})?\s*\+?`;
const rupees = String.raw`(?:(?<![\p{L}\p{N}])(?:(?:rs|inr)(?!\p{L})\.?|₹)\s*)`;
/** Words directly before and after an amount that belong to it. */
const before = String.raw`(?:\b(?:monthly |starting |minimum |min |expected )*(?:salary|ctc|package|stipend|pay)\b\s*(?:of|is|:|-)?\s*)?(?:\b(?:above|below|more than|less than|up ?to|around|minimum|min|at ?least)\s+)?`;
const after = String.raw`(?:\s*(?:\+|/-|(?:and above|plus|per (?:month|annum|year|day)|/ ?(?:month|year|day)|(?:a|every) (?:month|year)|pm|pa|monthly|yearly|in ?hand|take home|salary|ctc|package|stipend|mahina|wali|wala)(?![\p{L}\p{N}])|p\.? ?[am]\.))*`;
const unit = String.raw`(?:lpa|l\.p\.a\.?|la(?:kh|c|k)s?|hazaa?r|thousand|crores?|cr)(?![\p{L}\p{N}])`;

/**
 * Requirements on pay, experience and year of passing out. Vacancies seldom state pay in their text, and experience is a filter:
 * searching for "5 lpa" or "3 years" would find nothing.
 */
const fillerPatterns = [
  // 5 lpa, 3-5 lakhs per annum, 25 thousand
  String.raw`${before}${rupees}?(?<![\p{L}\p{N}])${range}\s*${unit}${after}`,
  // 30k salary, 20k-30k; not a single digit: "4k video editor"
  String.raw`${before}${rupees}?(?<![\p{L}\p{N}])\d{2,3}(?:\.\d)?k?\s*(?:-|–|to)?\s*(?:\d{2,3}\s*)?k(?![\p{L}\p{N}])${after}`,
  // rs 15000, salary 20,000 to 25,000, 18000 per month
  `${before}${rupees}${range}${after}`,
  String.raw`\b(?:salary|ctc|package|stipend|above|up ?to|more than|minimum)\s*(?:of|is|:|-|up ?to|above)?\s*\d[\d,]{3,}\s*(?:(?:-|–|to)\s*\d[\d,]{3,})?${after}`,
  String.raw`(?<![\p{L}\p{N}])\d[\d,]{3,}\s*(?:(?:-|–|to)\s*\d[\d,]{3,}\s*)?(?:\+|/-|per (?:month|annum)|(?:pm|monthly|in ?hand|salary|ctc|rupees|rs|mahina)(?![\p{L}\p{N}]))${after}`,
  // 2 years experience, 3-5 yrs exp, 6 months, 2+ saal
  String.raw`(?:\b(?:exp(?:erience)?|min(?:imum)?)\s*(?:of|:|-)?\s*)?(?<![\p{L}\p{N}])${range}\s*(?:years?|yrs?|months?|saal)(?![\p{L}\p{N}])(?:\s*(?:of\s+)?(?:experienced?|exp)(?![\p{L}\p{N}]))?`,
  // 2024 passout, 2025 batch
  String.raw`(?<![\p{L}\p{N}])20\d\d\s*(?:(?:-|–|to|and|or|/|,)\s*20\d\d\s*)?(?:pass(?:ed|ing)?[ -]?outs?|batch|graduates?)(?![\p{L}\p{N}])`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Strips filler words from a keyword: requirements on pay, years of experience and the year of passing out. */
export const stripFillerWords = (keyword: string): string =>
  fillerPatterns.reduce((text, pattern) => text.replace(pattern, ' '), keyword);
