/** A secret that signs from a time on, and is accepted until another; null until it is replaced. */
export interface SigningSecret {
  secret: string;
  signsFrom: Date;
  acceptedUntil: Date | null;
}

/**
 * The secrets that are accepted at a time: the one that signs first, then the others. A secret whose time has not come is
 * accepted already, since the clock of another instance may be ahead.
 * @throws when none is left
 */
export function orderSecrets(all: readonly SigningSecret[], now: Date): string[] {
  const newestFirst = all.toSorted((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime());
  const accepted = newestFirst.filter(({ acceptedUntil }) => !acceptedUntil || acceptedUntil > now);
  // With the clock set back before the only secret, that one signs.
  const signing = accepted.find(({ signsFrom }) => signsFrom <= now) ?? accepted.at(-1);
  if (!signing) throw new Error('no signing secret is accepted');
  return [signing, ...accepted.filter((each) => each !== signing)].map(({ secret }) => secret);
}
