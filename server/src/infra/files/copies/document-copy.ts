/** A re-rendered copy, or that the document cannot be drawn within the limits. */
export type DocumentCopy = { ok: true; extension: 'pdf' | 'txt'; contentType: string } | { ok: false };
