import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../../app-context.ts';
import { leaseFrom } from '../../../infra/database/locks/lock-due-rows.ts';
import { fetchPicture } from '../../../integrations/remote-pictures/fetch-picture.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/clock.ts';
import { listHonestContacts } from './contacts.queries.ts';
import { insertFingerprints } from './fingerprints.queries.ts';
import { queueFraudSearch } from './fraud-searches.queries.ts';
import {
  type ClaimedLogo,
  claimLogos,
  listImitatedFrauds,
  listLookAlikes,
  listNewAddresses,
  saveLogo,
} from './logo-hashes.queries.ts';

/** Logos of one run, one after the other: the servers are those of others. */
const BATCH_SIZE = 60;
/** Longer than a run takes: each logo has 10 s to arrive, and 5 s to be read. */
const LEASE_MS = 20 * MINUTE_MS;
const RETRY_DELAYS_MS = [HOUR_MS, DAY_MS];
/** Bits of 128 in which the hashes of copies may differ; measured in docs/trust-and-safety.md. */
const MAX_BITS = 12;
/** Fingerprints that are younger are compared with all logos again: a run that was killed is made up for. */
const NEW_MS = 10 * MINUTE_MS;

/** How pictures are fetched; tests have a simulator. */
type Fetch = (address: string, path: string) => Promise<'fetched' | 'never'>;

/** @returns whether the logo has a hash now */
async function hashLogo(
  { db, clock, fileWorkers, log }: Pick<AppContext, 'db' | 'clock' | 'fileWorkers' | 'log'>,
  { address, url, attempts }: ClaimedLogo,
  folder: string,
  fetch: Fetch,
): Promise<boolean> {
  const path = join(folder, 'logo');
  try {
    const isFetched = (await fetch(url, path)) === 'fetched';
    const hash = isFetched ? ((await fileWorkers.hashImage(path)) ?? null) : null;
    await saveLogo(db, address, { hash, dueAt: null });
    return hash !== null;
  } catch (error) {
    const delay = RETRY_DELAYS_MS[attempts - 1];
    log.warn({ attempts, reason: (error as Error).message }, 'logo could not be fetched');
    await saveLogo(db, address, {
      hash: null,
      dueAt: delay === undefined ? null : new Date(clock.now().getTime() + delay),
    });
    return false;
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Makes logos that look like that of a fraud its fingerprints too, and searches for them. None when honest people have one of
 * them: then it is their logo, or a picture that stands for a missing one.
 */
async function addLookAlikes(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { caseId, vacancyId }: { caseId: number; vacancyId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const addresses = await listLookAlikes(tx, caseId, MAX_BITS);
    const fresh = await listNewAddresses(tx, caseId, addresses);
    if (fresh.length === 0) return;
    const logos = addresses.map((value) => ({ kind: 'image' as const, value, words: '', group: 'look-alikes' }));
    if ((await listHonestContacts(tx, vacancyId, logos, now)).size > 0) return;
    const fingerprints = fresh.map((value) => ({ kind: 'image' as const, value, words: '' }));
    await insertFingerprints(tx, caseId, fingerprints, now);
    await queueFraudSearch(tx, caseId, now);
  });
}

/**
 * Fetches logos of screened vacancies and compares what they look like with those of upheld frauds: one at another address, in
 * another size or format is recognised. Nothing is fetched while no fraud with a logo is known.
 */
export async function hashLogos(
  context: Pick<AppContext, 'db' | 'clock' | 'fileWorkers' | 'files' | 'log'>,
  fetch: Fetch = fetchPicture,
): Promise<void> {
  const { db, clock, files } = context;
  const now = clock.now();
  // Not openLeaseQueue: it would fetch until no logo is due, and a run is one batch.
  const claimed = await claimLogos(db, leaseFrom(now, LEASE_MS, RETRY_DELAYS_MS), BATCH_SIZE);
  const hashed: string[] = [];
  if (claimed.length > 0) {
    const folder = await mkdtemp(join(files.temporaryFolder, 'logos-'));
    try {
      for (const logo of claimed) if (await hashLogo(context, logo, folder, fetch)) hashed.push(logo.address);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const since = new Date(now.getTime() - NEW_MS);
  for (const fraud of await listImitatedFrauds(db, { hashed, since, maxBits: MAX_BITS }))
    await addLookAlikes(context, fraud);
}
