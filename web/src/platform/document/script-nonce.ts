/**
 * The nonce of our own inline scripts, one for the lifetime of a server process. It never leaves the server: it is
 * removed from the document, and the Content-Security-Policy lists the hashes of the scripts that carried it. A script
 * that was injected into a page has no nonce, so its hash is not listed and it does not run.
 */
export const scriptNonce = import.meta.env.SSR ? crypto.randomUUID() : '';
