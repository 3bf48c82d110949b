import type { ScreeningTrialPart, tryScreeningRule } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { listStoredScreened, readRules } from '../gate/screening.queries.ts';
import { readTexts, screenPosting } from '../screen-posting.ts';
import type { Finding, RuleSet } from '../screened-posting.ts';
import { checkSetting, distinctPhrases, RECENT_DAYS } from './edit-rule.ts';
import { countPostedSince, findHighestId, listPostedSince } from './settings.queries.ts';

/** Vacancies of one part of a trial: about a second of work. */
const PART_SIZE = 1_000;
const BATCH_SIZE = 250;
/** Ids that one query reads; no index has the time of posting, so recent vacancies are searched among ranges of ids. */
const IDS_PER_QUERY = 20_000;
/** Queries of a part, so that it ends also where a long range of ids has no recent vacancy. */
const MAX_QUERIES = 10;
const MAX_EXAMPLES = 10;

const hasHigh = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === 'high');

/** The ids of the next part, from the highest down, and below which number the part after it continues. */
async function listPart(
  { reads }: AppContext,
  since: Date,
  below: number,
  partSize: number,
): Promise<{ ids: number[]; next: number | null }> {
  const ids: number[] = [];
  let next = below;
  for (let queries = 0; queries < MAX_QUERIES && next > 1 && ids.length < partSize; queries += 1) {
    const from = Math.max(1, next - IDS_PER_QUERY);
    const limit = partSize - ids.length;
    const found = await listPostedSince(reads, since, { from, below: next, limit });
    ids.push(...found);
    next = found.length === limit ? (found.at(-1) ?? from) : from;
  }
  return { ids, next: next > 1 ? next : null };
}

/**
 * Dry run of a changed rule on a part of the vacancies of the last 30 days; nothing is stored. Rules about what the portal knows
 * besides the posting, such as repeated frauds, find nothing in a trial.
 * @throws {CallError} not_found; bad_input
 */
export async function tryRule(
  context: AppContext,
  { body: { ruleID, isEnabled, level, phrases, below } }: Pick<StaffInput<typeof tryScreeningRule>, 'body'>,
  partSize = PART_SIZE,
): Promise<ScreeningTrialPart> {
  const { reads, clock } = context;
  checkSetting(ruleID, phrases);
  const before = await readRules(reads);
  const after: RuleSet = new Map([...before, [ruleID, { isEnabled, level, phrases: distinctPhrases(phrases) }]]);
  const since = new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS);
  const { ids, next } = await listPart(context, since, below ?? (await findHighestId(reads)) + 1, partSize);
  const part: ScreeningTrialPart = {
    total: below === undefined ? await countPostedSince(reads, since) : null,
    screened: 0,
    before: 0,
    after: 0,
    heldLive: 0,
    added: [],
    next,
  };
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const stored = await listStoredScreened(reads, ids.slice(at, at + BATCH_SIZE));
    for (const { vacancyId, status, posting } of stored.sort((a, b) => b.vacancyId - a.vacancyId)) {
      const texts = readTexts(posting);
      const [old, changed] = [before, after].map((rules) => screenPosting(posting, {}, rules, texts)) as [
        Finding[],
        Finding[],
      ];
      const was = old.find(({ rule }) => rule === ruleID);
      const is = changed.find(({ rule }) => rule === ruleID);
      part.screened += 1;
      if (was) part.before += 1;
      if (is) part.after += 1;
      if (status === 'live' && hasHigh(changed) && !hasHigh(old)) part.heldLive += 1;
      if (is && !was && part.added.length < MAX_EXAMPLES)
        part.added.push({
          vacancyID: vacancyId,
          jobTitle: posting.title,
          orgName: posting.company.name,
          words: is.words,
        });
    }
    // A long trial must not keep the requests of others waiting.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return part;
}
