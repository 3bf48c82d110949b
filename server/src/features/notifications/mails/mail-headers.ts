/** CSP of a mail: inline styles only, no external resources, sandboxed. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Headers of a mail that is shown in a frame of our own pages. */
export const MAIL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': MAIL_POLICY,
  'x-frame-options': 'SAMEORIGIN',
};
