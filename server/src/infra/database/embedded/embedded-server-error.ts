/** The embedded server cannot run here; the message is one line that says what to do. */
export class EmbeddedServerError extends Error {}
