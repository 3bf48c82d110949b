/** A backup cannot be made or restored; the message is one line for the person at the command line. */
export class BackupError extends Error {}
