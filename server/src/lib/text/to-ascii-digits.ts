const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The decimal digits of a script are ten code points in a row, from zero. */
function digitValue(code: number): number {
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return value;
}

/** Replaces the decimal digits of all scripts (Devanagari, Bengali, Tamil, …) by ASCII ones; for text in NFKC. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
