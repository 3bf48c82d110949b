/** The embedded server cannot run here; the message is one line that names the remedy. */
export class EmbeddedServerError extends Error {}
