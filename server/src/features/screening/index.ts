export { type CaseCause, caseDueAt, type NewCase, openCases, setKeptFromLive } from './cases.queries.ts';
export { findRepeats } from './fingerprints/find-repeats.ts';
export { fingerprintsOf, repeatsPosting } from './fingerprints/fingerprints-of.ts';
export {
  deleteFraudSearches,
  lockFraudSearches,
  queueFraudSearch,
  setSearchedUntil,
} from './fingerprints/fraud-searches.queries.ts';
export { hashLogos } from './fingerprints/hash-logos.ts';
export { recordFingerprints } from './fingerprints/record-fingerprints.ts';
export { MAX_WAITING_NEW_COMPANIES, queueNewCompanies } from './gate/new-companies.queries.ts';
export { openPostingReader, type PostingReader } from './gate/posting-reader.ts';
export { RELATED_DAYS } from './gate/related-frauds.queries.ts';
export {
  type BatchItem,
  recordScreening,
  type Screened,
  screenBatch,
  type WrittenScreened,
} from './gate/screen-batch.ts';
export { recordNewReason, rescreenStored } from './gate/screen-stored.ts';
export { listFindings, listHeld } from './gate/screening.queries.ts';
export { postingHash } from './posting-hash.queries.ts';
export { ruleDefinitions } from './rules/definitions.ts';
export { readTexts, screenPosting } from './screen-posting.ts';
export type { Finding, RuleSet, ScreenedPosting, ScreeningFacts } from './screened-posting.ts';
export { screeningActions } from './settings/settings.actions.ts';
export { measureUsualPay } from './usual-pay/measure-usual-pay.ts';
