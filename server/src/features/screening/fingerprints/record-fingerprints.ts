import type { Db } from '../../../infra/database/connect.ts';
import { listStoredScreened } from '../gate/screening.queries.ts';
import { readTexts } from '../screen-posting.ts';
import { insertFingerprints } from './fingerprints.queries.ts';
import { fingerprintsOf } from './fingerprints-of.ts';

/** Records by what the vacancy of an upheld case is recognised, within the caller's transaction: the next one is held. */
export async function recordFingerprints(
  tx: Db,
  { caseId, vacancyId }: { caseId: number; vacancyId: number },
  now: Date,
): Promise<void> {
  const [stored] = await listStoredScreened(tx, [vacancyId]);
  if (!stored) return;
  await insertFingerprints(tx, caseId, fingerprintsOf(stored.posting, readTexts(stored.posting)), now);
}
