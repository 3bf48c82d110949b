import type { ShownCheck } from '@aarambh/contract';
import { sql } from 'kysely';
import { isUnchanged } from './outdated-checks.queries.ts';
import { isHeldCompanyCheck, isVouched } from './vouched-vacancies.queries.ts';

/** Checks as a column of a query returns them. */
export type ShownChecksColumn = { kind: ShownCheck['kind']; at: string }[];

/**
 * Column `checks` of a query on `vacancies` joined with `companies`: the checks of the vacancy that hold, and those of its
 * company that vouch for it, the latest of each kind, oldest first. A check ends when its subject changes: the company's
 * name, the website for a check by mail, and the contents of a vacancy.
 */
export const shownChecks = sql<ShownChecksColumn>`coalesce((
    select jsonb_agg(jsonb_build_object('kind', held.kind, 'at', held.at) order by held.at, held.kind)
    from (
      select kind, max(checked_at) as at from (
        select kind, checked_at from vacancy_checks
        where vacancy_checks.vacancy_id = vacancies.id and removed_at is null
          and ${isUnchanged}
        union all
        select kind, checked_at from vacancy_checks
        where ${isHeldCompanyCheck} and ${isVouched}
      ) made group by kind
    ) held
  ), '[]'::jsonb)`.as('checks');

/** Presents the checks of a row; `checkedOn` is ISO 8601 UTC. */
export const presentChecks = (checks: ShownChecksColumn): ShownCheck[] =>
  checks.map(({ kind, at }) => ({ kind, checkedOn: new Date(at).toISOString() }));
