import { type WalkIn, walkInTexts } from '@aarambh/contract';
import { data } from 'react-router';
import { type Api, ApiError } from '../../platform/api/api.ts';
import { pageMeta } from '../../platform/document/meta.ts';
import { findWalkIn } from './walk-ins.api.ts';

/** Data of a page or an error text; `status` is the HTTP status of the document. */
type Loaded = { id: string; walkIn: WalkIn; status: 200 } | { failure: string; status: number };

async function find(api: Api, id: string): Promise<Loaded> {
  try {
    return { id, walkIn: await findWalkIn(api, id), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Treat an invalid id as an unknown link.
    if (error.status === 400 || error.status === 404) return { failure: walkInTexts.unknown, status: 404 };
    return { failure: error.message, status: error.status || 503 };
  }
}

/** Loads the invitation of a link. Has no side effects, since mail scanners fetch links too. */
export async function loadWalkIn(api: Api, id: string) {
  const found = await find(api, id);
  return data(found, { status: found.status });
}

/** Headers for pages whose address contains the secret: no referrer, no caching. */
export const walkInHeaders = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

/** Meta of a page with a secret link, without its address. */
export const walkInMeta = (title: string) =>
  pageMeta({ title, description: 'Answer your invitation.', publicUrl: '', path: '', hidden: true });

/** Addresses of a link's pages. */
export const walkInPages = (id: string) => ({
  attending: `/walkins/attending/${encodeURIComponent(id)}`,
  reschedule: `/walkins/reschedule/${encodeURIComponent(id)}`,
});
