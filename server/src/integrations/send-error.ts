/**
 * Why a message was not accepted. The message is stored and logged, so it contains no address, number or code.
 * `permanent`: a retry cannot succeed; wrong credentials of ours are not permanent. `doubtful`: delivery status is unknown,
 * the provider may have accepted it.
 */
export class SendError extends Error {
  readonly permanent: boolean;
  readonly doubtful: boolean;

  constructor(text: string, permanent = false, doubtful = false) {
    super(text);
    this.permanent = permanent;
    this.doubtful = doubtful;
  }
}

/**
 * The provider accepts no messages at all at the moment: it is unreachable, overloaded or refuses our credentials. This
 * message was certainly not accepted, and may be tried as often as one likes.
 */
export class ProviderUnavailableError extends SendError {}

/** Redacts a text of an external server: without addresses and anything that may be a number or code. */
export const redact = (text: string): string =>
  text
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d\s-]{2,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
