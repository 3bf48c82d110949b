/**
 * Why a mail or SMS was not taken. The text goes into the database and the log, so it holds no address, number or code.
 * `permanent` means that trying again cannot help; a wrong key or password of ours can be put right, so it is not.
 * `doubtful` means that it may have been taken all the same.
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

/** What somebody else's server said, without addresses and without anything that may be a number or code. */
export const scrub = (text: string): string =>
  text
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d\s-]{2,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
