/** The round constants of SHA-256: parts of the cube roots of the first 64 primes; and its start, of their square roots. */
const { ROUNDS, START } = (() => {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
  return {
    ROUNDS: Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    START: Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
})();

const BLOCK_WORDS = 16;
const HASH_WORDS = 8;
const schedule = new Int32Array(64);

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
const at = (list: Int32Array, i: number) => list[i] as number;

/** Takes one block into a state and answers the new state. */
function compress(state: Int32Array, block: Int32Array): Int32Array {
  schedule.set(block);
  for (let i = BLOCK_WORDS; i < 64; i += 1) {
    const x = at(schedule, i - 15);
    const y = at(schedule, i - 2);
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    schedule[i] = at(schedule, i - 16) + low + at(schedule, i - 7) + high;
  }
  const next = state.slice();
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUNDS, i) + at(schedule, i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < HASH_WORDS; i += 1) next[i] = at(next, i) + (added[i] as number);
  return next;
}

/** The words of at most 64 bytes, filled up with zeros; `end` is the byte after the last. */
function toBlock(bytes: Uint8Array, end = 0): Int32Array {
  const view = new DataView(new ArrayBuffer(BLOCK_WORDS * 4));
  for (let i = 0; i < bytes.length; i += 1) view.setUint8(i, bytes[i] as number);
  if (end) view.setUint8(bytes.length, end);
  return Int32Array.from({ length: BLOCK_WORDS }, (_, i) => view.getInt32(i * 4));
}

function toBytes(state: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(HASH_WORDS * 4));
  for (let i = 0; i < HASH_WORDS; i += 1) view.setInt32(i * 4, at(state, i));
  return new Uint8Array(view.buffer);
}

/** A message's last block, after the one block of the key: its end and its length in bits are in it. */
function lastBlock(message: Uint8Array): Int32Array {
  const block = toBlock(message, 0x80);
  block[BLOCK_WORDS - 1] = (BLOCK_WORDS * 4 + message.length) * 8;
  return block;
}

/**
 * PBKDF2 with SHA-256 and a key of 32 bytes, without the browser's help: for pages that came without https. Some ten
 * times slower; nothing secret is done with it.
 * @param salt at most 51 bytes
 * @param password at most 64 bytes
 */
export async function deriveKeyByHand(
  { cost }: { cost: number },
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ derivedKey: Uint8Array }> {
  const key = toBlock(password);
  const inner = compress(
    START,
    key.map((word) => word ^ 0x36363636),
  );
  const outer = compress(
    START,
    key.map((word) => word ^ 0x5c5c5c5c),
  );
  const block = lastBlock(new Uint8Array(HASH_WORDS * 4));
  const hash = (message: Int32Array) => {
    block.set(compress(inner, message));
    return compress(outer, block);
  };
  let last = hash(lastBlock(Uint8Array.of(...salt, 0, 0, 0, 1)));
  const sum = last.slice();
  for (let round = 1; round < cost; round += 1) {
    block.set(last);
    last = hash(block);
    for (let i = 0; i < HASH_WORDS; i += 1) sum[i] = at(sum, i) ^ at(last, i);
  }
  return { derivedKey: toBytes(sum) };
}
