import type { Generated } from 'kysely';

/** How much a finding of screening matters: high holds the vacancy, medium queues it, low is noted. */
export type FindingLevel = 'high' | 'medium' | 'low';

/** Changes of staff to a screening rule; a rule without a row has the values in the code. */
interface ScreeningRules {
  id: string;
  version: Generated<number>;
  is_enabled: boolean;
  level: FindingLevel;
  /** Phrases that staff added. */
  phrases: Generated<string[]>;
  changed_by: string;
  changed_at: Date;
}

interface ScreeningFindings {
  id: Generated<number>;
  vacancy_id: number;
  case_id: number | null;
  rule: string;
  level: FindingLevel;
  field: string;
  /** As they are written in the posting. */
  words: string;
  explanation: string;
  found_at: Date;
  outcome: Generated<'undecided' | 'right' | 'wrong'>;
  /** What it is about besides the words: the fraud or the vacancy that is repeated. */
  evidence: Generated<string>;
}

/** Fingerprints of upheld frauds, to find them in other postings. */
interface FraudFingerprints {
  id: Generated<number>;
  kind: 'text' | 'phone' | 'handle' | 'email' | 'domain' | 'messenger' | 'image';
  value: string;
  case_id: number;
  created_at: Date;
  removed_at: Date | null;
}

/** Every contact that a vacancy has named, also before it was edited. */
interface VacancyContacts {
  vacancy_id: number;
  kind: 'phone' | 'handle' | 'email' | 'domain' | 'messenger' | 'image';
  value: string;
}

/** Texts of vacancies that were public, before they were replaced; written by a trigger. */
interface VacancyFormerTexts {
  id: Generated<number>;
  vacancy_id: number;
  title: string;
  description_html: string;
  hash: string;
}

/** Texts of upheld frauds, as hashes of their content words. */
interface FraudTexts {
  id: Generated<number>;
  case_id: number;
  words: number[];
}

/** Upheld frauds that a job searches live vacancies for. */
interface FraudSearches {
  case_id: number;
  queued_at: Date;
  /** Number of the last vacancy that was searched. */
  after_vacancy: Generated<number>;
}

/** Signatures of descriptions, to find texts that are copied. */
interface VacancySignatures {
  vacancy_id: number;
  company_id: number;
  signature: number[];
  /** Equal bands make two vacancies candidates. */
  bands: number[];
}

/** Companies whose details changed; a job screens their live vacancies again. */
interface CompanyScreenings {
  company_id: number;
  queued_at: Date;
  /** Number of the last vacancy that was screened. */
  after_vacancy: Generated<number>;
}

/** Usual pay of work; the place is empty for all of India. */
interface UsualPay {
  work: string;
  place: string;
  /** Integer paise a year. */
  median_paise: number;
  vacancies: number;
}

/** Perceptual hashes of the logos of companies. */
interface LogoHashes {
  /** As it is a contact of a vacancy. */
  address: string;
  url: string;
  /** 128 binary digits; null for one that waits, or that is not a picture. */
  hash: string | null;
  /** When it is fetched; null when it was, or is given up. */
  due_at: Date | null;
  attempts: Generated<number>;
}

/** Tables of screening. */
export interface ScreeningTables {
  screening_rules: ScreeningRules;
  screening_findings: ScreeningFindings;
  fraud_fingerprints: FraudFingerprints;
  vacancy_contacts: VacancyContacts;
  vacancy_former_texts: VacancyFormerTexts;
  fraud_texts: FraudTexts;
  fraud_searches: FraudSearches;
  vacancy_signatures: VacancySignatures;
  company_screenings: CompanyScreenings;
  usual_pay: UsualPay;
  logo_hashes: LogoHashes;
}
