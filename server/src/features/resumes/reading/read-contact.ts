import { truncate } from '../../../lib/text/clean-text.ts';
import type { ResumeLine } from './resume-line.ts';

export interface ReadValue {
  value: string;
  source: string;
}

const MAX_SOURCE = 200;
/** The line that a value was read from, as it is shown. */
export const sourceOf = (text: string): string => truncate(text.replaceAll('\t', '  '), MAX_SOURCE);

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9](?:[a-z0-9-]{0,62}\.){1,4}[a-z]{2,10}(?![a-z0-9@])/i;
/** Numbers of other people. */
const OF_OTHERS = /father|mother|guardian|husband|spouse|emergency|referee|reference|alternate|landline|fax/i;

/** The first email address. */
export function readEmail(lines: readonly ResumeLine[]): ReadValue | null {
  for (const { text } of lines) {
    const found = EMAIL.exec(text.replace(/\s?@\s?/g, '@'));
    if (found) return { value: found[0].toLowerCase(), source: sourceOf(text) };
  }
  return null;
}

/** A mobile number of India as ten digits; undefined for any other number. */
export function toMobileNo(text: string): string | undefined {
  const isForeign = /^\s*\(?\s*\+/.test(text) && !/^\s*\(?\s*\+\s*\(?\s*91/.test(text);
  if (isForeign) return undefined;
  const digits = text
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^(?:0{1,2}91|91(?=0?\d{10}$))?0?(?=[6-9]\d{9}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

const NUMBER = /(?<![\p{L}\d@/._-])\(?\+?\s?\(?\d(?:[\s().-]{0,3}\d){9,13}(?![\d@]|\.\d)/gu;

/** The first mobile number of India, in any of the forms in which it is written. */
export function readMobileNo(lines: readonly ResumeLine[]): ReadValue | null {
  for (const { text } of lines) {
    if (OF_OTHERS.test(text) && !/mobile|phone|mob/i.test(text.split(OF_OTHERS)[0] ?? '')) continue;
    for (const part of text.split(/[\t|•]|\s\/\s|(?<=\d{5})\s?[,/]/)) {
      for (const [candidate] of part.matchAll(NUMBER)) {
        const value = toMobileNo(candidate);
        if (value) return { value, source: sourceOf(text) };
      }
    }
  }
  return null;
}
