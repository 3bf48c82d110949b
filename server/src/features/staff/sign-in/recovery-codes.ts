import { randomInt } from 'node:crypto';
import type { Db } from '../../../infra/database/connect.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { replaceRecoveryCodes } from './staff-sessions.queries.ts';

const COUNT = 10;
const LENGTH = 12;
/** Without characters that look alike; 50 bits a code. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes such as `k7pm-3xvq-9hda`, each for one sign-in without the authenticator app. */
const createRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return characters.match(/.{4}/g)?.join('-') ?? '';
  });

/** The stored form of a code, however it was typed; undefined when it cannot be one. */
export function hashRecoveryCode(typed: string): Buffer | undefined {
  const characters = typed.toLowerCase().replace(/[\s-]/g, '');
  return characters.length === LENGTH ? hashToken(`staff recovery ${characters}`) : undefined;
}

/** Creates and stores recovery codes, which replace the earlier ones; they are shown once. */
export async function storeRecoveryCodes(transaction: Db, staffId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  const hashes = codes.map(hashRecoveryCode).filter((hash) => hash !== undefined);
  await replaceRecoveryCodes(transaction, staffId, hashes);
  return codes;
}
