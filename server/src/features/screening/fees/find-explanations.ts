import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import type { Clause } from './split-clauses.ts';
import {
  breaches,
  choices,
  claims,
  costPayerFillers,
  costPayers,
  costVerbs,
  determiners,
  journeys,
  keep,
  notes,
  options,
  ours,
  owners,
  ownPeople,
  recoveries,
  takes,
  takingVerbs,
  workForms,
  workIntroductions,
  workVerbs,
} from './vocabulary/explanation-words.ts';

const { role, payer, candidate, pay, fee, money, must, before, handle, given, refund, filler, salary } = Concept;

/** Reads from the words of one clause who pays. */
class ClauseReader {
  readonly #words: readonly Mark[];

  constructor(words: readonly Mark[]) {
    this.#words = words;
  }

  #hasWord(words: ReadonlySet<string>): boolean {
    return this.#words.some(({ text }) => words.has(text));
  }

  #has(concepts: number): boolean {
    return this.#words.some((mark) => has(mark, concepts));
  }

  /** 'Candidates must pay', 'paid by the applicant'. */
  get #isPaidByCandidate(): boolean {
    return this.#words.some((mark, at) => {
      if (!has(mark, candidate) || /^(your|ur|apna|apni|aapka|aapki|aapke|apke|apki)$/.test(mark.text)) return false;
      const before = this.#words.slice(Math.max(0, at - 3), at);
      if (before.some(({ text }) => text === 'by' || text === 'from') && this.#has(pay | fee)) return true;
      for (const next of this.#words.slice(at + 1, at + 7)) {
        if (has(next, payer)) return false;
        if (has(next, pay) && !takes.has(next.text)) return true;
      }
      return false;
    });
  }

  /** 'Take Rs 50 from drivers': the payer is not a job seeker. */
  get #isFromOthers(): boolean {
    return this.#words.some(({ text }, at) => {
      if (text !== 'from') return false;
      const who = this.#words.slice(at + 1).find((word) => !determiners.has(word.text));
      return who !== undefined && who.value === undefined && !ownPeople.has(who.text) && !has(who, candidate | salary);
    });
  }

  /** 'Check their deposit': the money of people whom the clause speaks of. */
  get #isOfOthers(): boolean {
    return this.#words.some(
      ({ text }, at) => owners.has(text) && this.#words.slice(at + 1, at + 3).some((mark) => has(mark, fee | money)),
    );
  }

  /** 'Ask the parents to pay': the instruction concerns another payer. */
  get #isPaymentOfOthers(): boolean {
    return this.#words.some(({ text }, at) => {
      if (
        !/^(ask|remind|help|guide|tell|request|convince|persuade|encourage|assist|motivate|push|get|teach)$/.test(text)
      )
        return false;
      const after = this.#words.slice(at + 1, at + 7);
      const who = after.find((word) => !determiners.has(word.text));
      return (
        who !== undefined &&
        !ownPeople.has(who.text) &&
        !has(who, candidate | fee | money) &&
        after.some((word) => word.text === 'to')
      );
    });
  }

  /** A duty of the job: 'Collect fees from students', 'Your job is to issue receipts'. */
  get #isDuty(): boolean {
    const first = this.#words.findIndex(
      (mark) => !has(mark, filler) || workVerbs.has(mark.text) || takingVerbs.has(mark.text),
    );
    const verb = this.#words[first];
    if (!verb) return false;
    // 'Please support our office with Rs 300'.
    if (/^(?:us|our)$/.test(this.#words[first + 1]?.text ?? '') && !this.#has(payer)) return false;
    const isAddressed = this.#has(candidate);
    if (workVerbs.has(verb.text) && !isAddressed) return true;
    const isOther = this.#has(payer) || this.#isFromOthers || (!isAddressed && this.#isOfOthers);
    if (takingVerbs.has(verb.text) && isOther) return true;
    return workIntroductions.has(verb.text) && isOther;
  }

  /** 'Book the room through our desk': the job seeker pays what is refunded. */
  get #isThroughUs(): boolean {
    return this.#words.some(
      ({ text }, at) => /^(?:through|via|thru)$/.test(text) && ours.has(this.#words[at + 1]?.text ?? ''),
    );
  }

  /** 'The company pays the visa charges'. */
  get #isBorneByEmployer(): boolean {
    return this.#words.some((mark, at) => {
      if (/^(?:paid|borne|covered|arranged|given|met|sponsored) by /.test(mark.text)) return true;
      if (!costPayers.has(mark.text))
        return (
          has(mark, given) &&
          /^(?:(?:company|employer|we) (?:pays?|bears?|covers?)|our cost|company cost|company expense|on the house|(?:(?:is|are|be) )?on (?:us|the (?:company|employer))|on company account|from our (?:budget|side)|we take care of|taken care of|company s cost|our expense)/.test(
            mark.text,
          )
        );
      for (const next of this.#words.slice(at + 1, at + 7)) {
        if (costVerbs.has(next.text)) return !(has(next, refund) && this.#isThroughUs);
        if (!costPayerFillers.has(next.text) && !has(next, fee)) return false;
      }
      return false;
    });
  }

  /** 'Khana 1,800 katega': food or a room of the employer, cut from pay. */
  get #isKeep(): boolean {
    return (
      this.#hasWord(keep) &&
      this.#words.some(({ text }) => /^(?:kat|kaat|कट|काट|cut$|deducted$)/.test(text)) &&
      !this.#has(before)
    );
  }

  get #isEachYear(): boolean {
    return this.#words.some(
      ({ text }, at) =>
        /^(?:each|every|har)$/.test(text) &&
        /^(?:year|month|quarter|saal|mahine)$/.test(this.#words[at + 1]?.text ?? ''),
    );
  }

  /** 'The loss is recovered'. But a recovery from pay for training or a kit is a fee. */
  get #isRecovery(): boolean {
    return this.#hasWord(recoveries) && !(this.#has(refund | salary) && this.#has(Concept.occasion | fee));
  }

  /** 'Give it to him', 'usko dena': the job seeker pays who takes the money. */
  get #hasHandover(): boolean {
    return this.#words.some((mark) => has(mark, handle) && / (?:him|her|them|directly|dena|देना)$/.test(mark.text));
  }

  /** 'The front desk takes the advance', 'agents of the bank open accounts': employees at work, other than the recruiter. */
  get #isTakenAtWork(): boolean {
    if (this.#has(candidate) || this.#hasHandover) return false;
    return this.#words.some((mark, at) => {
      if (!has(mark, role) || ours.has(this.#words[at - 1]?.text ?? '') || ours.has(this.#words[at - 2]?.text ?? ''))
        return false;
      return this.#words.slice(at + 1, at + 3).some((next) => workForms.has(next.text));
    });
  }

  /** 'At your counter': the job seeker takes the money. */
  get #isAtTheirDesk(): boolean {
    return this.#words.some(
      ({ text }, at) =>
        text === 'your' &&
        /^(?:counter|desk|till|window|cabin|table|station|branch)$/.test(this.#words[at + 1]?.text ?? ''),
    );
  }

  /** 'They pay Rs 500': about other people, without a candidate in the clause. */
  get #isOfThem(): boolean {
    return this.#words[0]?.text === 'they' && this.#words.slice(1, 4).some((mark) => has(mark, pay));
  }

  /** 'Rs 500 refundable key deposit': for a borrowed item, unless the clause instructs payment. */
  get #isForKeys(): boolean {
    return (
      this.#words.some(({ text }) => /^(?:keys?|lockers?|cupboard|library|chabi|चाबि)$/.test(text)) &&
      !this.#words.some(
        (mark) => has(mark, must | before | handle | candidate) || /^(?:security|caution)/.test(mark.text),
      )
    );
  }

  /** 'Each learner pays Rs 800', 'the owner pays': the subject is not a candidate. */
  get #isPaidByAnother(): boolean {
    return this.#words.some((mark, at) => {
      if (!/^(?:pays|deposits|buys|purchases)$/.test(mark.text)) return false;
      const who = this.#words
        .slice(0, at)
        .findLast((word) => !determiners.has(word.text) && !/^(?:who|that|always|only|just|also)$/.test(word.text));
      return who !== undefined && who.value === undefined && !ownPeople.has(who.text) && !has(who, candidate);
    });
  }

  /** 'You only note it': the job seeker works with the money. */
  get #isTheirWork(): boolean {
    return this.#words.some(
      ({ text, before: signs }, at) =>
        text === 'you' &&
        (at === 0 || signs.includes(',') || this.#words[at - 1]?.text === 'and') &&
        this.#words
          .slice(at + 1, at + 3)
          .some((next) => (workVerbs.has(next.text) || notes.has(next.text)) && !has(next, pay)),
    );
  }

  /** 'Deducted from those who stay', 'if you want a spare one'. */
  get #isOptional(): boolean {
    if (this.#hasWord(options)) return true;
    return this.#words.some(
      ({ text }, at) =>
        /^(?:if|who|those who)$/.test(text) &&
        this.#words.slice(at + 1, at + 3).some((next) => choices.has(next.text)) &&
        !this.#words.slice(at + 1).some((next) => /^(?:job|joining|work|interview|join|start)$/.test(next.text)),
    );
  }

  /** 'A smartphone worth at least Rs 8,000': the value of an item, unless the clause instructs payment. */
  get #isValue(): boolean {
    return this.#words.some(({ text }) => text === 'worth') && !this.#has(pay | handle | before | fee);
  }

  /** 'The visit charge 50 is yours', 'shared 60:40': the job seeker gets it. */
  get #isTheirs(): boolean {
    return this.#words.some(
      ({ text }, at) =>
        (text === 'yours' && /^(?:is|are|fully|all)$/.test(this.#words[at - 1]?.text ?? '')) ||
        (/^(?:shared|sharing)$/.test(text) && /^[: ]*:/.test(this.#words[at + 2]?.before ?? '')),
    );
  }

  /** 'Annual fee 499 of the card explained': told to customers. */
  get #isTold(): boolean {
    return this.#words.at(-1)?.text === 'explained' && !this.#has(candidate | handle);
  }

  get isExplained(): boolean {
    if (this.#isTheirs || this.#isTold) return true;
    if (this.#isAtTheirDesk || this.#isForKeys || this.#isTakenAtWork) return true;
    const isByCandidate = this.#isPaidByCandidate;
    if (
      !isByCandidate &&
      (this.#has(payer) || this.#isOfThem || this.#isFromOthers || this.#isPaymentOfOthers || this.#isDuty)
    )
      return true;
    if (!isByCandidate && this.#isBorneByEmployer) return true;
    if (this.#isRecovery || this.#isKeep) return true;
    if (this.#hasWord(breaches) && !this.#words.some(({ text }) => /deposit|security|caution/.test(text))) return true;
    if (this.#isOptional || this.#isTheirWork || this.#isValue || (!isByCandidate && this.#isPaidByAnother))
      return true;
    if (this.#hasWord(claims) && !this.#words.some(({ text }) => /^(?:reimbursed (?:with|after|in|later))/.test(text)))
      return true;
    // 'Refunded by us each year': a recurring refund is a benefit.
    if (this.#has(refund) && this.#isEachYear) return true;
    return this.#hasWord(journeys) && this.#has(refund | given) && !this.#has(handle);
  }
}

/**
 * Finds the clauses that explain a sum: another party pays it, or it is due only later. These are work with other people's
 * money, costs that the employer pays, reimbursements, and penalties. @returns whether the clause of a mark is one
 */
export function findExplanations(
  marks: readonly Mark[],
  clauses: readonly Clause[],
  clauseOf: Int32Array,
): (at: number) => boolean {
  const known: (boolean | undefined)[] = [];
  return (at) => {
    const i = clauseOf[at] ?? 0;
    known[i] ??= isExplained(marks, clauses[i] as Clause);
    return known[i];
  };
}

/** Longer lists without a full stop are cut. */
const MAX_CLAUSE = 60;
const isExplained = (marks: readonly Mark[], { from, to }: Clause): boolean =>
  new ClauseReader(marks.slice(from, Math.min(to, from + MAX_CLAUSE))).isExplained;
