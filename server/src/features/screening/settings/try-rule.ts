import type { ScreeningTrial, tryScreeningRule } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { listStoredScreened, readRules } from '../gate/screening.queries.ts';
import { readTexts, screenPosting } from '../screen-posting.ts';
import type { Finding, RuleSet } from '../screened-posting.ts';
import { checkSetting, distinctPhrases, RECENT_DAYS } from './edit-rule.ts';
import { listNewest } from './settings.queries.ts';

/** Vacancies that a trial screens at most: seconds of work. */
const MAX_SCREENED = 5_000;
const BATCH_SIZE = 250;
const MAX_EXAMPLES = 10;

const hasHigh = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === 'high');

/**
 * Dry run of a changed rule on the vacancies of the last 30 days; nothing is stored. Rules about what the portal knows besides
 * the posting, such as repeated frauds, find nothing in a trial.
 * @throws {CallError} not_found; bad_input
 */
export async function tryRule(
  { reads, clock }: AppContext,
  { body: { ruleID, isEnabled, level, phrases } }: Pick<StaffInput<typeof tryScreeningRule>, 'body'>,
): Promise<ScreeningTrial> {
  checkSetting(ruleID, phrases);
  const before = await readRules(reads);
  const after: RuleSet = new Map([...before, [ruleID, { isEnabled, level, phrases: distinctPhrases(phrases) }]]);
  const since = new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS);
  const ids = await listNewest(reads, since, MAX_SCREENED + 1);
  const trial: ScreeningTrial = {
    screened: 0,
    isCapped: ids.length > MAX_SCREENED,
    before: 0,
    after: 0,
    heldLive: 0,
    added: [],
  };
  for (let at = 0; at < Math.min(ids.length, MAX_SCREENED); at += BATCH_SIZE) {
    const batch = ids.slice(at, Math.min(at + BATCH_SIZE, MAX_SCREENED));
    for (const { vacancyId, status, posting } of await listStoredScreened(reads, batch)) {
      const texts = readTexts(posting);
      const [old, changed] = [before, after].map((rules) => screenPosting(posting, {}, rules, texts)) as [
        Finding[],
        Finding[],
      ];
      const was = old.find(({ rule }) => rule === ruleID);
      const is = changed.find(({ rule }) => rule === ruleID);
      trial.screened += 1;
      if (was) trial.before += 1;
      if (is) trial.after += 1;
      if (status === 'live' && hasHigh(changed) && !hasHigh(old)) trial.heldLive += 1;
      if (is && !was && trial.added.length < MAX_EXAMPLES)
        trial.added.push({
          vacancyID: vacancyId,
          jobTitle: posting.title,
          orgName: posting.company.name,
          words: is.words,
        });
    }
    // A long trial must not keep the requests of others waiting.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return trial;
}
