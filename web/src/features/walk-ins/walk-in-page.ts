import { type WalkIn, walkInTexts } from '@aarambh/contract';
import { data } from 'react-router';
import { type Api, ApiError } from '../../platform/api/api.ts';
import { pageMeta } from '../../platform/document/meta.ts';
import { findWalkIn } from './walk-ins.api.ts';

/** What a page was to show, or why it cannot; `status` is the document's. */
type Loaded = { id: string; walkIn: WalkIn; status: 200 } | { failure: string; status: number };

async function find(api: Api, id: string): Promise<Loaded> {
  try {
    return { id, walkIn: await findWalkIn(api, id), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // What cannot be a link's id is one that nobody has.
    if (error.status === 400 || error.status === 404) return { failure: walkInTexts.unknown, status: 404 };
    return { failure: error.message, status: error.status || 503 };
  }
}

/** Loads the invitation of a link for one of its pages. That changes nothing: mail scanners fetch links as well. */
export async function loadWalkIn(api: Api, id: string) {
  const found = await find(api, id);
  return data(found, { status: found.status });
}

/** The address carries the secret of the link: no other site may learn it, and no shared computer keeps the page. */
export const walkInHeaders = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

/** Title of a page behind a link; its address stays out of it. */
export const walkInMeta = (title: string) =>
  pageMeta({ title, description: 'Answer your invitation.', publicUrl: '', path: '', hidden: true });

/** The pages of a link. */
export const walkInPages = (id: string) => ({
  attending: `/walkins/attending/${encodeURIComponent(id)}`,
  reschedule: `/walkins/reschedule/${encodeURIComponent(id)}`,
});
