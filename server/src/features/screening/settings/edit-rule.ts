import type { editScreeningRule, ScreeningRule } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError, fieldError } from '../../../lib/call-error.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import { ruleDefinitions } from '../rules/definitions.ts';
import type { RuleDefinition } from '../screened-posting.ts';
import { countFindings, listChangedRules, saveRule } from './settings.queries.ts';

/** Days of findings that are counted, and of vacancies that a trial screens. */
export const RECENT_DAYS = 30;

/** Every rule with its current settings. */
export async function listRules(db: Db, now: Date): Promise<ScreeningRule[]> {
  const [changed, counts] = await Promise.all([
    listChangedRules(db),
    countFindings(db, new Date(now.getTime() - RECENT_DAYS * DAY_MS)),
  ]);
  const changedOf = new Map(changed.map((rule) => [rule.id, rule]));
  const countsOf = new Map(counts.map(({ rule, ...each }) => [rule, each]));
  return ruleDefinitions.map(({ id, kind, label, explanation, level, takesPhrases = false }) => {
    const setting = changedOf.get(id);
    return {
      ruleID: id,
      kind,
      label,
      explanation,
      takesPhrases,
      isEnabled: setting?.isEnabled ?? true,
      level: setting?.level ?? level,
      usualLevel: level,
      phrases: setting?.phrases ?? [],
      version: setting?.version ?? 0,
      changedBy: setting?.changedBy ?? '',
      changedOn: setting?.changedAt.toISOString() ?? null,
      ...(countsOf.get(id) ?? { found: 0, right: 0, wrong: 0 }),
    };
  });
}

/** @throws {CallError} not_found; bad_input when the rule takes no phrases */
export function checkSetting(ruleId: string, phrases: readonly string[]): RuleDefinition {
  const rule = ruleDefinitions.find(({ id }) => id === ruleId);
  if (!rule) throw new CallError('not_found', 'There is no rule with this name.');
  if (phrases.length > 0 && !rule.takesPhrases) throw fieldError('phrases', 'This rule takes no phrases.');
  return rule;
}

/** Phrases without repeats, as they are typed. */
export const distinctPhrases = (phrases: readonly string[]): string[] => [
  ...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values(),
];

/**
 * Changes a rule for postings from now on, within the caller's transaction.
 * @throws {CallError} not_found; bad_input; conflict when it changed since `version`
 */
export async function editRule(
  { db, clock }: AppContext,
  { body: { ruleID, isEnabled, level, phrases, version }, by }: StaffInput<typeof editScreeningRule>,
): Promise<string> {
  const rule = checkSetting(ruleID, phrases);
  const isSaved = await saveRule(db, {
    id: ruleID,
    version,
    isEnabled,
    level,
    phrases: distinctPhrases(phrases),
    changedBy: by,
    changedAt: clock.now(),
  });
  if (!isSaved) {
    const [now] = await listChangedRules(db, ruleID);
    const who = now ? ` by ${now.changedBy}, ${formatMoment(now.changedAt)}` : '';
    throw new CallError('conflict', `This rule was changed${who || ' by someone else'}. The current version is shown.`);
  }
  return `“${rule.label}” is changed, for postings from now on.`;
}
