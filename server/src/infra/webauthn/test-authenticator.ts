import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test changes of a response; the default is what a browser on this portal sends. */
export interface Tampering {
  origin?: string;
  rpID?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with another key than the one that was registered. */
  key?: KeyObject;
  /** The attestation statement; none by default. */
  attestation?: [format: string, statement: Map<string, unknown>];
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A software authenticator with one discoverable ES256 credential, as a phone or security key would answer. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly origin: string;
  counter = 0;
  userHandle = '';

  constructor(origin = 'http://localhost:3000') {
    this.origin = origin;
  }

  #clientData(type: string, challenge: string, { origin = this.origin, ...change }: Tampering): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  }

  #authData(
    flags: number,
    { rpID = new URL(this.origin).hostname, isUserVerified = true, counter }: Tampering,
  ): Buffer {
    const verified = isUserVerified ? USER_VERIFIED : 0;
    return Buffer.concat([
      sha256(rpID),
      Buffer.from([USER_PRESENT | verified | flags]),
      uint32(counter ?? this.counter),
    ]);
  }

  /** The COSE key of the credential. */
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  /** Answers the options of a registration. */
  create(options: { challenge: string; user: { id: string } }, change: Tampering = {}): Record<string, unknown> {
    this.userHandle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#authData(HAS_CREDENTIAL, change),
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey(),
    ]);
    const [format, statement] = change.attestation ?? ['none', new Map()];
    const attestation = isoCBOR.encode(
      new Map<string, never>([
        ['fmt', format as never],
        ['attStmt', statement as never],
        ['authData', new Uint8Array(authData) as never],
      ]),
    );
    return {
      id: this.id.toString('base64url'),
      rawId: this.id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, change).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal', 'hybrid', 'an unknown one'],
      },
    };
  }

  /** Answers the options of a sign-in. */
  get(options: { challenge: string }, change: Tampering = {}): Record<string, unknown> {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', options.challenge, change);
    const authData = this.#authData(0, change);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: this.id.toString('base64url'),
      rawId: this.id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, change.key ?? this.keys.privateKey).toString('base64url'),
        userHandle: change.userHandle ?? this.userHandle,
      },
    };
  }
}
