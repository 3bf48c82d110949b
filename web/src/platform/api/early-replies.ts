/** Replies that an inline script of the document requested (platform/document/early-calls.ts). */
export interface EarlyReplies {
  token: string;
  /** Milliseconds since 1970. */
  at: number;
  /** By address. */
  replies: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyReplies?: EarlyReplies | undefined;
  }
}

/** As long as queries count as fresh. */
const MAX_AGE_MS = 30_000;

/**
 * Takes the reply that was requested before the page's code was loaded; undefined when there is none for this session.
 * Each is taken once, and none after a call that writes: a later read must see what has changed.
 */
export function takeEarlyReply(method: string, address: string, token: string | undefined) {
  const early = window.earlyReplies;
  if (!early) return undefined;
  if (method !== 'GET' || early.token !== token || Date.now() - early.at > MAX_AGE_MS) {
    window.earlyReplies = undefined;
    return undefined;
  }
  const reply = early.replies[address];
  delete early.replies[address];
  return reply;
}
