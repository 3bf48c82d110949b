import { type Demand, findDemands } from './fees/find-demands.ts';
import { HIGH_SCORE } from './fees/found-demand.ts';
import { feeRules, otherRules, ruleDefinitions } from './rules/definitions.ts';
import { type Condition, type ConditionKind, findConditions, findSexInTitle } from './rules/find-conditions.ts';
import { findContradiction, findKnownEmployer } from './rules/find-identity.ts';
import { findPhrases } from './rules/find-phrases.ts';
import { type Contact, type ContactKind, readContacts } from './rules/read-contacts.ts';
import type {
  Finding,
  FindingField,
  RuleDefinition,
  RuleSet,
  ScreenedPosting,
  ScreeningFacts,
} from './screened-posting.ts';
import { type FoldedText, foldCharacters } from './text/fold-characters.ts';
import { joinShortLines } from './text/join-short-lines.ts';
import { readHtml } from './text/read-html.ts';

const contactRules: Partial<Record<ContactKind, RuleDefinition>> = {
  upi: otherRules.upi,
  bank: otherRules.bank,
  messenger: otherRules.messenger,
  hiddenPhone: otherRules.hiddenPhone,
  phone: otherRules.phone,
};
const conditionRules: Record<ConditionKind, RuleDefinition> = {
  sex: otherRules.sex,
  sexTitle: otherRules.sexTitle,
  marital: otherRules.marital,
  faith: otherRules.faith,
  age: otherRules.age,
};

/** Fields with sentences. */
const worded: ReadonlySet<FindingField> = new Set(['description', 'company', 'contact']);

/** Pay of this many times the usual one is out of line. */
const PAY_FACTOR = 4;
/** Experience, in years, from which high pay needs no explanation. */
const PAY_MAX_YEARS = 3;
/** Yearly pay that simple work from home does not reach, in paise. */
const EASY_PAY_PAISE = 60_000_000;
const easyWork =
  /\b(?:data entry|typing|copy paste|form filling|sms sending|ad posting|captcha|packing|survey|part ?time job|home based|like and subscribe|youtube like|review task|ghar baithe|pencil packing|soap packing)\b|घर बेठे|टाइपिंग|पेकिंग/;

/** The texts of a posting by field, folded. */
export interface PostingTexts {
  texts: [FindingField, FoldedText][];
  contacts: (Contact & { field: FindingField })[];
  /** Of each text, where they are read already. */
  statements?: readonly Statements[];
}

/** Findings in the sentences of a text. */
export interface Statements {
  demands: readonly Demand[];
  conditions: readonly Condition[];
}

/** Whether more than an address or a number is where one belongs. */
const isText = (address: string): boolean => /[^\S\n]/.test(address.trim()) && !/^[\d\s+()-]+$/.test(address);

/** Reads the texts of a posting once for all rules and fingerprints. */
export function readTexts(posting: ScreenedPosting): PostingTexts {
  const { company } = posting;
  const other = [
    ...posting.skills,
    ...posting.educations,
    ...posting.locations,
    ...posting.localities,
    ...posting.branches,
    ...posting.jobTypes,
    ...posting.jobModes,
    posting.jobCategory,
    posting.industryType,
    posting.department,
    posting.role,
    posting.roleCategory,
    posting.ug,
    posting.pg,
    posting.employmentType,
    posting.contactPreference,
  ];
  const addresses = [posting.recruiterEmail, posting.recruiterWhatsApp, company.website ?? '', company.logo ?? ''];
  const parts: [FindingField, string][] = [
    ['title', posting.title],
    ['description', joinShortLines(readHtml(posting.descriptionHtml))],
    ['company', [company.name, readHtml(company.aboutHtml ?? ''), company.corporateAddress ?? ''].join('\n')],
    ['pay', posting.payText],
    ['contact', [posting.interviewAddress, posting.recruiterName, ...addresses.filter(isText)].join('\n')],
    ['other', other.join('\n')],
  ];
  const texts = parts.flatMap(([field, text]) =>
    text.trim() === '' ? [] : [[field, foldCharacters(text)] as [FindingField, FoldedText]],
  );
  // A website may be a link to a messenger.
  const linked: [FindingField, FoldedText][] = addresses
    .filter(Boolean)
    .map((address) => ['contact', foldCharacters(address)]);
  const contacts = [
    ...texts.flatMap(([field, text]) => readContacts(text).map((contact) => ({ ...contact, field }))),
    ...linked.flatMap(([field, text]) =>
      readContacts(text).flatMap((contact) => (contact.kind === 'messenger' ? { ...contact, field } : [])),
    ),
  ];
  return { texts, contacts };
}

/** Reads the sentences of a posting: most of the work of screening, and independent of other data. */
export const readStatements = ({ texts }: PostingTexts): Statements[] =>
  texts.map(([, text]) => ({ demands: findDemands(text), conditions: findConditions(text) }));

/**
 * Screens a posting: pure, explainable and linear in its length. Finds each rule once per field, but all that was in known frauds:
 * a release refutes it together.
 * @param read of `readTexts`, where they are read already
 * @param isWrong what staff have refuted; other findings of the same rule in the field stay
 */
export function screenPosting(
  posting: ScreenedPosting,
  facts: ScreeningFacts,
  rules: RuleSet,
  read: PostingTexts = readTexts(posting),
  isWrong: (found: Pick<Finding, 'rule' | 'field' | 'words' | 'evidence'>) => boolean = () => false,
): Finding[] {
  const { texts, contacts, statements = readStatements(read) } = read;
  const findings: Finding[] = [];
  const add: Add = (rule, field, words, { explanation = rule.explanation, evidence = '' } = {}) => {
    const setting = rules.get(rule.id);
    if (setting?.isEnabled === false) return;
    const isSame = (known: Finding) =>
      (known.evidence ?? '') === evidence && (evidence === '' || known.words === words);
    if (findings.some((known) => known.rule === rule.id && known.field === field && isSame(known))) return;
    if (isWrong({ rule: rule.id, field, words, evidence })) return;
    const level = setting?.level ?? rule.level;
    findings.push({ rule: rule.id, level, field, words, explanation, ...(evidence && { evidence }) });
  };

  for (const [i, [field, text]] of texts.entries()) {
    const { demands, conditions } = statements[i] as Statements;
    // Names of skills and places are not sentences: 'Registration', 'Fee collection'.
    for (const { occasion, score, words, wording } of demands) {
      if (wording) {
        // Titles and lists of skills are not sentences: their wording is not weighed.
        if (!worded.has(field)) continue;
        const explanation = `${otherRules.feeWording.explanation} Most of all: ${wording.join(', ')}.`;
        add(otherRules.feeWording, field, words, wording.length > 0 ? { explanation } : {});
      } else add(score >= HIGH_SCORE ? feeRules[occasion ?? 'other'] : otherRules.feePossible, field, words);
    }
    for (const { kind, words } of conditions) add(conditionRules[kind], field, words);
    if (field === 'title') {
      const sex = findSexInTitle(text);
      if (sex) add(otherRules.sexTitle, field, sex.words);
    }
    for (const rule of ruleDefinitions) {
      const phrases = rules.get(rule.id)?.phrases;
      if (!phrases || phrases.length === 0) continue;
      for (const words of findPhrases(text, phrases)) add(rule, field, words);
    }
  }
  for (const { kind, field, words, use } of contacts) {
    const rule = use === 'payment' ? otherRules.paymentNumber : contactRules[kind];
    if (rule) add(rule, field, words);
  }
  addIdentity(posting, contacts, add);
  addPay(posting, facts, texts, add);
  addFacts(facts, add);
  return findings;
}

type Add = (
  rule: RuleDefinition,
  field: FindingField,
  words: string,
  more?: Partial<Pick<Finding, 'explanation' | 'evidence'>>,
) => void;

function addIdentity(posting: ScreenedPosting, contacts: readonly Contact[], add: Add): void {
  const known = findKnownEmployer(posting.company.name);
  if (!known) return;
  const { likeness, employer } = known;
  const contradiction = findContradiction(employer, {
    website: posting.company.website ?? '',
    contacts,
    recruiterEmail: posting.recruiterEmail,
    recruiterWhatsApp: posting.recruiterWhatsApp,
  });
  if (likeness === 'drawn' || (likeness === 'near' && contradiction?.kind === 'private'))
    add(otherRules.imitatedName, 'company', posting.company.name);
  // 'Concentric' is a name of its own, with its own domain.
  if (!contradiction || likeness === 'near') return;
  if (contradiction.kind === 'domain') {
    // A part of an employer with a name of its own may have its own domain.
    if (likeness !== 'part') add(otherRules.knownNameDomain, 'contact', contradiction.words);
  } else {
    const isCertain = likeness !== 'part' && contradiction.kind === 'private';
    add(isCertain ? otherRules.knownNameFreeMail : otherRules.knownNamePossible, 'contact', contradiction.words);
  }
}

const lakh = (paise: number): string => `₹${(paise / 10_000_000).toFixed(1)} lakh`;

function addPay(posting: ScreenedPosting, { usualPay }: ScreeningFacts, texts: PostingTexts['texts'], add: Add): void {
  const pay = posting.salaryFromPaise ?? posting.salaryToPaise;
  if (pay === null) return;
  const years = posting.experienceFromYears ?? 0;
  if (usualPay && years <= PAY_MAX_YEARS && pay > PAY_FACTOR * usualPay.medianPaise)
    add(otherRules.pay, 'pay', posting.payText || `${lakh(pay)} a year`, {
      explanation: `It pays ${lakh(pay)} a year; half of ${usualPay.vacancies} vacancies for ${usualPay.of} pay at most ${lakh(usualPay.medianPaise)}.`,
    });
  if (pay < EASY_PAY_PAISE || years > 1) return;
  const work = texts
    .flatMap(([field, text]) => (field === 'title' ? [easyWork.exec(text.folded)?.[0]] : []))
    .find(Boolean);
  if (work) add(otherRules.easyPay, 'pay', work);
}

/** Traces of frauds that are found in a posting. */
const MAX_TRACES = 20;

const fraudKinds: Readonly<Record<string, string>> = {
  phone: 'phone number',
  handle: 'payment address',
  email: 'mail address',
  domain: 'website',
  image: 'logo',
};

function addFacts(
  { copiedFrom, postedWithinDay, unconfirmedContact, knownFrauds = [] }: ScreeningFacts,
  add: Add,
): void {
  for (const { kind, words, caseId } of knownFrauds.toSorted((a, b) => b.caseId - a.caseId).slice(0, MAX_TRACES))
    add(
      // A fraud may name the website and logo of honest people.
      kind === 'domain' || kind === 'image' ? otherRules.fraudTrace : otherRules.knownFraud,
      kind === 'text' ? 'description' : 'contact',
      words,
      {
        explanation: `The same ${fraudKinds[kind] ?? kind} was in a fraud: moderation case ${caseId}.`,
        evidence: `case ${caseId}`,
      },
    );
  if (copiedFrom)
    add(otherRules.copied, 'description', '', {
      explanation: `${Math.round(copiedFrom.share * 100)} % of its text is that of vacancy ${copiedFrom.vacancyId} of ${copiedFrom.company}.`,
      evidence: `vacancy ${copiedFrom.vacancyId}`,
    });
  if (unconfirmedContact !== undefined) add(otherRules.checkedCompany, 'contact', unconfirmedContact);
  if (postedWithinDay !== undefined)
    add(otherRules.flood, 'company', '', {
      explanation: `The company posted ${postedWithinDay} vacancies within a day.`,
    });
}
