import { Secret, TOTP } from 'otpauth';
import { decryptValue, encryptValue } from '../../../infra/encrypted-value.ts';
import type { Secrets } from '../../../infra/secrets.ts';
import { brand } from '../../../lib/brand.ts';
import { MAX_CLOCK_SKEW_MS } from '../../../lib/clock.ts';

/** RFC 6238 with what all authenticator apps support. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Codes of the step before and after count, for phones whose clock is wrong. */
const WINDOW_STEPS = 1;

const stepAt = (time: Date): number => Math.floor(time.getTime() / 1_000 / PERIOD_S);

/**
 * The step before which codes count as used. A last step that is further ahead than a code could have been was used before the
 * clock was set back: codes do not wait for the clock to reach it again (decision 30).
 */
const lastUsedStep = (lastStep: number, now: Date): number =>
  lastStep > stepAt(new Date(now.getTime() + MAX_CLOCK_SKEW_MS)) + WINDOW_STEPS ? 0 : lastStep;

const totpOf = (secret: Buffer, email = '') =>
  new TOTP({
    issuer: brand.name,
    label: email || brand.name,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

const PURPOSE = 'staff totp';

/** Decrypts with the current key, else with one from before a rotation. */
function decrypt(secrets: Secrets, stored: Buffer): Buffer | undefined {
  for (const key of secrets.keysFor(PURPOSE)) {
    const plain = decryptValue(key, stored);
    if (plain) return plain;
  }
  return undefined;
}

/** The same secret encrypted with the key that encrypts now; undefined when it is already, or cannot be decrypted. */
export function renewTotpSecret(secrets: Secrets, stored: Buffer): Buffer | undefined {
  const key = secrets.keyFor(PURPOSE);
  const plain = decryptValue(key, stored) ? undefined : decrypt(secrets, stored);
  return plain && encryptValue(key, plain);
}

/** A new secret: encrypted for the database, as Base32 text, and as `otpauth:` address for a QR code. */
export function createTotpSecret(secrets: Secrets, email: string): { stored: Buffer; text: string; address: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const plain = Buffer.from(secret.bytes);
  return {
    stored: encryptValue(secrets.keyFor(PURPOSE), plain),
    text: secret.base32,
    address: totpOf(plain, email).toString(),
  };
}

/**
 * Verifies a code.
 * @param stored the encrypted secret
 * @param lastStep the step of the last code that was used; 0 for none
 * @returns the step of the code; undefined when it is wrong or was used
 */
export function verifyTotp(
  secrets: Secrets,
  stored: Buffer,
  code: string,
  { lastStep, now }: { lastStep: number; now: Date },
): number | undefined {
  const plain = decrypt(secrets, stored);
  if (!plain || !/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(plain).validate({ token: code, timestamp, window: WINDOW_STEPS });
  if (delta === null) return undefined;
  const step = stepAt(now) + delta;
  return step > lastUsedStep(lastStep, now) ? step : undefined;
}

/** The secret as Base32 and a code that works now: that of this step or, when it was used, of the next. */
export function readTotp(
  secrets: Secrets,
  stored: Buffer,
  { lastStep, now }: { lastStep: number; now: Date },
): { secret: string; code: string } | undefined {
  const plain = decrypt(secrets, stored);
  if (!plain) return undefined;
  const totp = totpOf(plain);
  const step = stepAt(now);
  const timestamp = Math.min(Math.max(step, lastUsedStep(lastStep, now) + 1), step + WINDOW_STEPS) * PERIOD_S * 1_000;
  return { secret: totp.secret.base32, code: totp.generate({ timestamp }) };
}
