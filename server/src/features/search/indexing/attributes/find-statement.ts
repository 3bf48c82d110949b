const NEGATION_LENGTH = 40;
const negatedBefore =
  /\b(?:no|not|never|without|cannot|nor|isn['’]?t|don['’]?t)(?: (?:an?|the|any|for|to|in|is|have|allow|offer|offering|available|open|provide|providing|looking)){0,3} ?$/;
const negatedAfter =
  /^[\s)]{0,2}(?:(?:is|are|option|options|facility|mode|jobs?|roles?|allowed|shifts?|candidates?|applicants?|will|be|can|please) ){0,4}(?:not\b|excuse|do ?n['’]?o?t\b)/;

/**
 * Whether a text states something: a match of the pattern that no negation surrounds ("no night shift", "work from home is
 * not allowed").
 * @param text in lower case, with single spaces
 * @param pattern with the flag g, and without unbounded repetitions
 */
export function hasStatement(text: string, pattern: RegExp): boolean {
  if (text === '') return false;
  // A loop of exec costs a third of matchAll on short texts.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    const isNegated =
      negatedBefore.test(text.slice(Math.max(0, match.index - NEGATION_LENGTH), match.index)) ||
      negatedAfter.test(text.slice(end, end + NEGATION_LENGTH));
    if (!isNegated) return true;
  }
  return false;
}

/** A vacancy's texts in lower case, the more reliable first. */
export interface FoldedTexts {
  /** What fields state, joined. */
  fields: string;
  title: string;
  description: string;
}

/** A value with the patterns that state it; a pattern for fields and titles may be bolder than one for descriptions. */
export interface Rule<Value> {
  value: Value;
  /** In fields and titles. */
  named: RegExp;
  /** In descriptions. */
  described?: RegExp;
}

/** Values that fields or the title state; those of the description if neither states one. */
export function readStated<Value>(rules: readonly Rule<Value>[], { fields, title, description }: FoldedTexts): Value[] {
  const named = rules.filter((rule) => hasStatement(fields, rule.named) || hasStatement(title, rule.named));
  const found =
    named.length > 0 ? named : rules.filter(({ described }) => described && hasStatement(description, described));
  return found.map(({ value }) => value);
}
