import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';

/** Whether an occasion or a fee is only part of a job's name or of work: 'verification officer', 'deposit the cash'. */
export function isOther(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  for (let i = at + 1; i <= at + 2; i++) {
    const next = marks[i];
    if (!next || next.sentence !== mark.sentence || next.before.includes(',')) break;
    if (has(next, Concept.role)) return true;
    if (!has(next, Concept.occasion | Concept.fee)) break;
  }
  if (/^(deposit|submit|deposited|submitted|जमा|jama)$/.test(mark.text))
    for (let i = at + 1; i <= at + 3; i++)
      if (
        /^(documents?|docs|certificates?|originals?|marksheets?|cash|cheques?|resume|cv|application|form|photo|photos|report|reports|aadhaar|aadhar|दस्तावेज)$/.test(
          marks[i]?.text ?? '',
        )
      )
        return true;
  if (
    /^(जमा|jama)$/.test(mark.text) &&
    /^(दस्तावेज|डोक्युमेंट|documents?|फोर्म|form|resume|आवेदन)$/.test(marks[at - 1]?.text ?? '')
  )
    return true;
  return false;
}

/** 'Pay: ₹18,000', 'good pay': the noun. */
export function isPayNoun(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  if (!/^(pay|paid|pays|payment|पे)$/.test(mark.text)) return false;
  const [before, next] = [marks[at - 1], marks[at + 1]];
  if (mark.text === 'pay' && (next?.before.trimStart().startsWith(':') || /^[-–]/.test(next?.before.trim() ?? '')))
    return true;
  if (
    mark.text === 'pay' &&
    before?.sentence !== mark.sentence &&
    next?.before.includes('₹') &&
    /month|annum|year|day|week/.test(marks[at + 3]?.text ?? '')
  )
    return true;
  return /^(good|best|high|higher|equal|competitive|weekly|monthly|daily|overtime|sick|base|gross|hourly|timely|double|attractive|starting|fixed)$/.test(
    before?.text ?? '',
  );
}
