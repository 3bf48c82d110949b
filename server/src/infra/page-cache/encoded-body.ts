import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** Content encodings of a page. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Shorter bodies are not encoded: it would save nothing. */
const MIN_ENCODED_BYTES = 1_024;
/** On a search page 8 % smaller than the level below for half a millisecond more, once per page; higher levels save 1 %. */
const BROTLI_LEVEL = 5;

type Codec = (bytes: Buffer, options: object) => Promise<Buffer>;
const [toBrotli, fromBrotli, toGzip, fromGzip] = [brotliCompress, brotliDecompress, gzip, gunzip].map((codec) =>
  promisify(codec as (bytes: Buffer, options: object) => void),
) as Codec[] as [Codec, Codec, Codec, Codec];

const negotiated = new Map<string, Encoding>();
const MAX_NEGOTIATED = 500;

function parseAcceptEncoding(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1] as const;
    }),
  );
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}

/** The best encoding that an Accept-Encoding header allows. Results are memoised. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  if (negotiated.size >= MAX_NEGOTIATED) negotiated.clear();
  const encoding = parseAcceptEncoding(acceptEncoding);
  negotiated.set(acceptEncoding, encoding);
  return encoding;
}

/**
 * The body of a page in the encodings that clients have requested, each encoded once, off the event loop. The plain
 * bytes, several times as large, are stored only when a client requests them, and otherwise decoded again when needed.
 */
export class EncodedBody {
  readonly #encoded = new Map<Encoding, Buffer>();
  readonly #inProgress = new Map<Encoding, Promise<Buffer>>();
  readonly #isSmall: boolean;
  #plain: Buffer | undefined;
  /** Called when `bytes` has changed. */
  onGrowth: () => void = () => undefined;

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#isSmall = plain.length < MIN_ENCODED_BYTES;
  }

  /** The encoding in which a client that accepts `encoding` is sent the body. */
  encodingOf(encoding: Encoding): Encoding {
    return this.#isSmall ? 'identity' : encoding;
  }

  /** The bytes in an encoding; synchronously when they exist. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#encoded.get(encoding) ?? this.#encodeOnce(encoding);
  }

  /** The memory it takes. */
  get bytes(): number {
    return [...this.#encoded.values()].reduce((sum, { length }) => sum + length, this.#plain?.length ?? 0);
  }

  #encodeOnce(encoding: Encoding): Promise<Buffer> {
    const current = this.#inProgress.get(encoding);
    if (current) return current;
    const result = this.#encode(encoding)
      .then((bytes) => {
        this.#encoded.set(encoding, bytes);
        this.#plain = undefined;
        this.onGrowth();
        return bytes;
      })
      .finally(() => this.#inProgress.delete(encoding));
    this.#inProgress.set(encoding, result);
    return result;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const plain = this.#plain ?? this.#encoded.get('identity') ?? (await this.#decode());
    if (encoding === 'identity') return plain;
    if (encoding === 'gzip') return await toGzip(plain, { level: 6 });
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return await toBrotli(plain, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
  }

  async #decode(): Promise<Buffer> {
    const brotli = this.#encoded.get('br');
    if (brotli) return await fromBrotli(brotli, {});
    return await fromGzip(this.#encoded.get('gzip') as Buffer, {});
  }
}
