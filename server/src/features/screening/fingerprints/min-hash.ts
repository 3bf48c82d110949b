/** Mixes the bits of a 32-bit number with a seed. */
function mix(value: number, seed: number): number {
  let hash = Math.imul(value ^ seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * MinHash (Broder 1997): the smallest value of a set under each of `length` hash functions. Two sets agree in a position
 * with the probability of their Jaccard similarity.
 */
export function minHash(set: Iterable<number>, length: number): Int32Array {
  const smallest = new Uint32Array(length).fill(0xffffffff);
  for (const value of set)
    for (let i = 0; i < length; i++) {
      const hash = mix(value, Math.imul(i + 1, 0x9e3779b1));
      if (hash < (smallest[i] as number)) smallest[i] = hash;
    }
  return Int32Array.from(smallest);
}

/** Hashes of each band of `rows` consecutive positions; similar sets agree in some band. */
export function bandsOf(signature: Int32Array, rows: number): number[] {
  const bands: number[] = [];
  for (let at = 0; at + rows <= signature.length; at += rows) {
    let hash = at;
    for (let i = at; i < at + rows; i++) hash = mix(signature[i] as number, Math.imul(hash, 0x27d4eb2f) + 1);
    bands.push(hash | 0);
  }
  return bands;
}
