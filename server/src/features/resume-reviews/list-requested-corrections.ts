import type { Db } from '../../infra/database/connect.ts';
import { contentReviews, pdfReviews } from './review-store.queries.ts';

interface RequestedCorrections {
  kind: 'content' | 'pdf';
  id: number;
  accountID: number;
  /** All corrections of the version, one per line. */
  corrections: string;
  /** When the first of them was requested: ISO 8601, UTC. */
  askedOn: string;
}

/** Lists the versions whose owner requested corrections and has no newer version yet, longest waiting first. */
export async function listRequestedCorrections(db: Db): Promise<RequestedCorrections[]> {
  const contents = await contentReviews.listRequestedCorrections(db);
  const pdfs = await pdfReviews.listRequestedCorrections(db);
  return [
    ...contents.map((version) => ({ kind: 'content' as const, ...version })),
    ...pdfs.map((version) => ({ kind: 'pdf' as const, ...version })),
  ]
    .sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime())
    .map(({ kind, id, accountId, corrections, requestedAt }) => ({
      kind,
      id,
      accountID: accountId,
      corrections,
      askedOn: requestedAt.toISOString(),
    }));
}
