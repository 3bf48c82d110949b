import type { AmountKind } from './amounts/read-amount.ts';
import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import { readSentences } from './statements/read-sentences.ts';

const { fee, money, occasion, pay, refund, handle, candidate, no, not, free, nahi, without, filler, contrast, must } =
  Concept;
const CLAIM = fee | money | occasion | pay | Concept.demand;
/** Fillers that a negation may skip. */
const UNKNOWN_AFTER_NO = 1;
const UNKNOWN_AFTER_NOT = 2;
const UNKNOWN_BEFORE = 2;
const REACH = 24;

const ends = /[:;]/;

/** Whether a picture is before a mark: 'room free 🏭 registration 500' are two statements. */
const isParted = (mark: Mark | undefined): boolean => /\p{Extended_Pictographic}/u.test(mark?.before ?? '');

/** Whether a list continues after a comma: an amount soon after it makes it a new statement ('no fee, ID card 350'). */
function beginsStatement(marks: readonly Mark[], amounts: readonly AmountKind[], at: number): boolean {
  for (let i = at; i < at + 6; i++) {
    const mark = marks[i];
    if (mark?.sentence !== marks[at]?.sentence) return false;
    if (i > at && mark?.before.includes(',')) return false;
    if (amounts[i] === 'currency' || amounts[i] === 'bare') return true;
    if (has(mark, refund)) return true;
  }
  return false;
}

/** Finds the marks after a negation that it negates; returns where its scope ends. */
function denyAfter(
  marks: readonly Mark[],
  amounts: readonly AmountKind[],
  at: number,
  skips: number,
  deny: (index: number) => void,
): void {
  const { sentence } = marks[at] as Mark;
  let unknown = 0;
  const found: number[] = [];
  let hasClaim = false;
  for (let i = at + 1; i < marks.length && i <= at + REACH; i++) {
    const mark = marks[i] as Mark;
    if (mark.sentence !== sentence) break;
    if (has(mark, contrast) || (ends.test(mark.before) && i > at + 1)) break;
    if (mark.before.includes(',') && beginsStatement(marks, amounts, i)) break;
    if (/-|–/.test(mark.before) && hasClaim && beginsStatement(marks, amounts, i)) break;
    // 'No joining without the fee': the negation is about the joining.
    if (has(mark, without)) return;
    if (has(mark, refund) && !hasClaim && !has(mark, CLAIM) && !has(marks[i + 1], CLAIM)) return;
    if (has(mark, CLAIM | handle)) {
      found.push(i);
      if (has(mark, fee | money | pay)) hasClaim = true;
      unknown = 0;
    } else if (amounts[i] !== undefined) found.push(i);
    else if (
      has(
        mark,
        filler |
          must |
          candidate |
          no |
          not |
          nahi |
          Concept.ask |
          Concept.anyone |
          Concept.before |
          Concept.given |
          free,
      )
    )
      continue;
    else if (++unknown > skips) break;
  }
  // 'No experience, registration …' negates only the word next to it; 'not' does not negate an occasion alone.
  for (const index of found) deny(index);
}

/** Verbs that must accompany a negation after a statement: 'is not charged', 'nahi lagegi'. */
function denyBefore(
  marks: readonly Mark[],
  amounts: readonly AmountKind[],
  at: number,
  deny: (index: number) => void,
): void {
  const negation = marks[at] as Mark;
  const { sentence } = negation;
  // 'fees wapas nahi hogi' only states that it is not refunded; 'fees nahi doge to' is a threat.
  const [next, after] = [marks[at + 1], marks[at + 2]];
  if (next?.sentence === sentence && (has(next, refund) || has(next, contrast))) return;
  for (let i = at + 1; i <= at + 4 && has(negation, nahi); i++)
    if (marks[i]?.sentence === sentence && /^(to|toh|तो)$/.test(marks[i]?.text ?? '')) return;
  if (after?.sentence === sentence && has(after, refund) && has(next, filler)) return;
  let unknown = 0;
  let isClaimed = false;
  const found: number[] = [];
  for (let i = at - 1; i >= 0 && i >= at - REACH / 2; i--) {
    const mark = marks[i] as Mark;
    if (mark.sentence !== sentence) break;
    // 'Without the fee there is no joining', 'fees nahi doge to joining nahi hogi': conditions of the fee.
    if (has(mark, without) || /^(to|toh|तो)$/.test(mark.text)) return;
    if (has(mark, refund)) break;
    if (has(mark, contrast) && !has(mark, must)) break;
    const follower = marks[i + 1] as Mark;
    if (follower.before.includes(',') && isClaimed && beginsStatement(marks, amounts, i + 1)) break;
    if (follower.before.includes(',') && !isClaimed && i + 1 < at) break;
    if (has(mark, CLAIM | handle)) {
      found.push(i);
      if (has(mark, fee | money | pay)) isClaimed = true;
      unknown = 0;
    } else if (amounts[i] !== undefined) {
      if (amounts[i] === 'currency' && isClaimed) break;
      found.push(i);
    } else if (has(mark, filler | candidate | must | Concept.ask | Concept.anyone | Concept.before | no | not))
      continue;
    else if (++unknown > UNKNOWN_BEFORE) break;
  }
  for (const index of found) deny(index);
}

/** Whether a negation is near in the sentence: 'no joining without the fee', 'बिना शुल्क के फॉर्म स्वीकार नहीं होगा'. */
function isDoubled(marks: readonly Mark[], at: number): boolean {
  const { sentence } = marks[at] as Mark;
  for (let i = Math.max(0, at - 10); i < Math.min(marks.length, at + 12); i++) {
    const mark = marks[i] as Mark;
    if (i === at || mark.sentence !== sentence || !has(mark, no | not | nahi)) continue;
    // 'koi fees nahi, bina paise ke' is two statements.
    const between = marks.slice(Math.min(i, at) + 1, Math.max(i, at) + 1);
    if (!between.some(({ before, concepts }) => before.includes(',') || (concepts & contrast) !== 0)) return true;
  }
  return false;
}

/** Whether a negation states what happens without the fee: 'without payment no joining letter is issued'. */
function isAfterWithout(marks: readonly Mark[], at: number): boolean {
  for (let i = at - 1; i >= at - 10 && marks[i]?.sentence === marks[at]?.sentence; i--)
    if (has(marks[i], without)) return !marks.slice(i + 1, at + 1).some(({ before }) => before.includes(','));
  return false;
}

/** Whether a negation states what happens without the money: 'if 450 is not paid'. */
function isAfterIf(marks: readonly Mark[], at: number): boolean {
  for (let i = at - 1; i >= at - 8 && marks[i]?.sentence === marks[at]?.sentence; i--) {
    if (marks[i + 1]?.before.includes(',') || /^(?:to|toh|then|तो)$/.test(marks[i]?.text ?? '')) return false;
    if (/^(?:if|agar|yadi|अगर|यदि)$/.test(marks[i]?.text ?? '')) return !has(marks[i + 1], Concept.anyone);
  }
  return false;
}

/** 'People who did not bring the 1,200 were sent home': a consequence of not paying. */
const isOfWhoever = (marks: readonly Mark[], at: number): boolean =>
  marks
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ text, sentence }) =>
        sentence === marks[at]?.sentence && /^(?:who|whoever|jo|jinhone|jisne|जो|जिसने)$/.test(text),
    ) && !marks.slice(at, at + 10).some((mark) => has(mark, Concept.payer) || has(mark, Concept.warning));

/** Whether the text warns of people who ask for money: 'if anyone asks for money', 'beware of fake calls'. */
function isWarning(marks: readonly Mark[]): number | undefined {
  let anyone = -1;
  for (const [at, mark] of marks.entries()) {
    const isDenied = at > 0 && has(marks[at - 1], no | not);
    if (has(mark, Concept.warning) && !isDenied && !has(marks[at + 1], nahi)) return 0;
    if (has(mark, Concept.anyone)) anyone = at;
    if (anyone >= 0 && at - anyone <= 10 && at > anyone && has(mark, Concept.ask) && !has(mark, fee)) return 0;
  }
  return undefined;
}

/**
 * Negation detection: finds the marks of a text that are negated ('no fee', 'we never ask for money', 'koi shulk nahi') or
 * part of a warning of other people. @returns for each mark whether it is negated
 */
export function findDenied(marks: readonly Mark[], amounts: readonly AmountKind[]): Uint8Array {
  const denied = new Uint8Array(marks.length);
  const deny = (index: number) => {
    denied[index] = 1;
  };
  for (const [at, mark] of marks.entries()) {
    if (amounts[at] === 'zero') {
      denyAfter(marks, amounts, at, UNKNOWN_AFTER_NO, deny);
      denyBefore(marks, amounts, at, deny);
      continue;
    }
    if (!has(mark, no | not | free | nahi | without)) continue;
    if (isAfterWithout(marks, at) || isAfterIf(marks, at) || isOfWhoever(marks, at)) continue;
    if (has(mark, without)) {
      if (!isDoubled(marks, at)) denyAfter(marks, amounts, at, UNKNOWN_AFTER_NO, deny);
      continue;
    }
    if (/^(feel|toll|risk|stress|hassle|error|duty)$/.test(marks[at - 1]?.text ?? '') && has(mark, free)) continue;
    const isStated = has(mark, free) && !has(mark, no) && /^(hai|hain|he|हे|हें)$/.test(marks[at + 1]?.text ?? '');
    if (isStated) denyBefore(marks, amounts, at, deny);
    else if (has(mark, no) || (has(mark, free) && !isParted(marks[at + 1])))
      denyAfter(marks, amounts, at, UNKNOWN_AFTER_NO, deny);
    else if (has(mark, not)) denyAfter(marks, amounts, at, UNKNOWN_AFTER_NOT, deny);
    if (has(mark, nahi | free)) denyBefore(marks, amounts, at, deny);
  }
  for (const { from, marks: sentence } of readSentences(marks)) {
    const to = from + sentence.length;
    if (
      sentence.some(({ concepts }) => (concepts & (Concept.warning | Concept.anyone | Concept.ask)) !== 0) &&
      (isWarning(sentence) !== undefined || isWarnedNext(marks, sentence, to))
    )
      for (let i = from; i < to && !isOurs(marks, amounts, i); i++) deny(i);
  }
  return denied;
}

/** 'Some agents take 5,000 for our posts. Report them.': a statement about others, with a warning in the next sentence. */
function isWarnedNext(marks: readonly Mark[], sentence: readonly Mark[], next: number): boolean {
  const others = sentence.findIndex((mark) => has(mark, Concept.anyone) && /s$/.test(mark.text));
  const isQuestion = has(sentence[0], Concept.ask);
  if (!isQuestion && (others < 0 || others > 3)) return false;
  for (let at = next; at < next + 12 && marks[at]?.sentence === marks[next]?.sentence; at++)
    if (has(marks[at], Concept.warning)) return true;
  return false;
}

/** Where a warning turns into a demand: '… others are fake, pay only to our number', '… others cheat, only 280 for the card'. */
const isOurs = (marks: readonly Mark[], amounts: readonly AmountKind[], at: number): boolean =>
  has(marks[at], contrast) &&
  (has(marks[at + 1] ?? marks[at], pay | fee | handle) || isPriceOf(marks, amounts, at + 1)) &&
  beginsStatement(marks, amounts, at);

/** 'Sirf 280 ID card ke liye': a sum and what it is for. */
const isPriceOf = (marks: readonly Mark[], amounts: readonly AmountKind[], at: number): boolean =>
  (amounts[at] === 'currency' || amounts[at] === 'bare') &&
  marks.slice(at + 1, at + 4).some((mark) => mark.sentence === marks[at]?.sentence && has(mark, occasion));
