/** Names of the caches of the service worker. Pages delete those that begin with `MEMBER_PREFIX` at sign-out. */
export const CACHE_PREFIX = 'aarambh-';
export const MEMBER_PREFIX = `${CACHE_PREFIX}member-`;

/** The last part is the version of what a cache holds: a change of the format gets the next number. */
export const caches = {
  pages: `${CACHE_PREFIX}pages-1`,
  assets: `${CACHE_PREFIX}assets-1`,
  publicCalls: `${CACHE_PREFIX}public-calls-1`,
  memberCalls: `${MEMBER_PREFIX}calls-1`,
} as const;

/** Address of the page that is shown for a page that is not kept on the device. */
export const OFFLINE_PAGE = '/offline.html';
