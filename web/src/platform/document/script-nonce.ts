/**
 * Marks the inline scripts of a document that are ours, on the server only and there for as long as it runs. The mark
 * never leaves the server: what a marked script says is named in the Content-Security-Policy instead, so a script that
 * came into a page another way has no mark and does not run.
 */
export const scriptNonce = import.meta.env.SSR ? crypto.randomUUID() : '';
