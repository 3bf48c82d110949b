import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSchemaTypes } from '../infra/database/test-schema-types.ts';

/** Tables that calls of one person cannot make grow without a bound, by the reason. */
const UNBOUNDED_BY_DESIGN = {
  'one row of an account': 'accounts addresses work_profiles profile_changes priority_members',
  'written by staff, the import or a job, not by calls of members and visitors':
    'alert_queue application_messages backfills companies company_merges company_screenings coupons domain_mail_codes ' +
    'fraud_closings fraud_fingerprints fraud_searches fraud_texts fraud_warnings interview_changes interviews job_fairs ' +
    'job_runs logo_hashes matchable_vacancies matching_lists matching_queue moderation_cases moderation_decisions ' +
    'picture_decisions plan_ctc_bands plan_price_changes plans priority_listings report_answers resume_contents resume_pdfs screening_findings ' +
    'removed_page_notices screening_rules search_beginnings search_build search_company_names search_suggestions search_words service_item_moves skill_counts ' +
    'usual_pay vacancies vacancy_changes vacancy_checks vacancy_contacts vacancy_former_texts vacancy_proposals ' +
    'vacancy_search vacancy_signatures vacancy_sources walk_ins',
  'needs a payment': 'invoice_counters invoices payment_events purchased_plans refunds service_items',
  'grows with a table that has a bound': 'picture_cases saved_search_lexemes saved_search_matches support_attachments',
  'of the installation': 'fixed_keys installation performance_samples signing_secrets',
  'of staff': 'staff staff_audit staff_claims staff_passkeys staff_recovery_codes staff_requests staff_sessions',
};

it('every table has a bound in docs/security.md, or a reason to need none', async () => {
  const page = await readFile(resolve(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const [, section = ''] = page.split('## Tables that a person');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const bounded = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name),
  );
  const others = Object.values(UNBOUNDED_BY_DESIGN).flatMap((names) => names.split(' '));
  expect([...bounded, ...others].toSorted()).toEqual(Object.keys(readSchemaTypes()).toSorted());
});
