/**
 * Tables that stay below about 100,000 rows: settings, and what staff enter by hand. A statement that reads or rewrites all
 * of one takes less than the lock timeout. Every other table of a release counts as big.
 */
export const smallTables: ReadonlySet<string> = new Set([
  'company_merges',
  'coupons',
  'domain_mail_codes',
  'fraud_fingerprints',
  'fraud_warnings',
  'installation',
  'invoice_counters',
  'job_fairs',
  'job_reports',
  'moderation_cases',
  'moderation_decisions',
  'plan_ctc_bands',
  'plan_price_changes',
  'plans',
  'screening_rules',
  'search_build',
  'staff',
  'staff_claims',
  'staff_passkeys',
  'staff_recovery_codes',
  'staff_requests',
  'vacancy_checks',
  'vacancy_sources',
]);
