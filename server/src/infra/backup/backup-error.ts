/** A backup cannot be made or restored; the message is one line for the person at the command line. */
export class BackupError extends Error {}

/** An object of a backup is missing, damaged, or encrypted with a key that is not given. An older backup may be readable. */
export class UnreadableObjectError extends BackupError {}
