import type { AppContext } from '../../app-context.ts';
import { screenAndPause } from './pass-live-gate.ts';
import { countVacanciesToScreen, listVacanciesToScreen } from './rescreen-vacancies.queries.ts';

export interface RescreenCounts {
  screened: number;
  /** Vacancies with a finding. */
  found: number;
  /** Live ones that were hidden until staff decide. */
  held: number;
  /** Those that stay live and have a case. */
  queued: number;
  /** Vacancies by rule. */
  rules: Map<string, number>;
}

export interface RescreenOptions {
  signal?: AbortSignal;
  onProgress?(done: number, total: number): void;
}

/** Vacancies per transaction. */
const BATCH_SIZE = 200;

/**
 * Screens all live vacancies again with the current rules and fraud fingerprints: those to hold are hidden, and all
 * found ones have their findings and cases. Each batch is one transaction: what an interruption left is done by the
 * next run.
 */
export async function rescreenVacancies(
  { db, clock }: AppContext,
  { signal, onProgress }: RescreenOptions = {},
): Promise<RescreenCounts> {
  const counts: RescreenCounts = { screened: 0, found: 0, held: 0, queued: 0, rules: new Map() };
  const total = await countVacanciesToScreen(db);
  onProgress?.(0, total);
  for (let after = 0; !signal?.aborted; ) {
    const ids = await listVacanciesToScreen(db, after, BATCH_SIZE);
    if (ids.length === 0) break;
    after = ids.at(-1) as number;
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const { screened, paused } = await screenAndPause(tx, ids, { cause: 'screened again', actor: 'system' }, now);
      counts.held += paused.length;
      for (const { findings, verdict } of screened) {
        counts.screened += 1;
        if (findings.length > 0) counts.found += 1;
        for (const rule of new Set(findings.map((finding) => finding.rule)))
          counts.rules.set(rule, (counts.rules.get(rule) ?? 0) + 1);
        if (verdict === 'queue') counts.queued += 1;
      }
    });
    onProgress?.(counts.screened, Math.max(total, counts.screened));
  }
  return counts;
}
