import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashImage } from '../../server/src/infra/files/images/index.ts';
import { drawLogo, logoCopies } from '../../server/src/infra/files/images/make-test-images.ts';

const LOGOS = 100;

const countDifferent = (a: string, b: string): number => [...a].filter((bit, i) => bit !== b[i]).length;

/** Prints in how many bits the hashes of drawn logos differ from those of their copies, and from each other. */
export async function measureLogos(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-logos-'));
  const hashOf = async (content: Buffer): Promise<string> => {
    const path = join(folder, 'logo');
    await writeFile(path, content);
    const hash = await hashImage(path);
    if (hash === undefined) throw new Error('a drawn logo has no hash');
    return hash;
  };
  try {
    const originals: { png: Buffer; hash: string }[] = [];
    for (let seed = 1; seed <= LOGOS; seed++) {
      const png = await drawLogo(seed).png().toBuffer();
      originals.push({ png, hash: await hashOf(png) });
    }
    console.log(`Hashes of ${LOGOS} drawn logos, 128 bits`);
    for (const [name, copy] of Object.entries(logoCopies)) {
      let most = 0;
      for (const { png, hash } of originals) most = Math.max(most, countDifferent(hash, await hashOf(await copy(png))));
      console.log(`  copies, ${name}: differ in at most ${most} bits`);
    }
    const others = originals.flatMap(({ hash }, i) =>
      originals.slice(i + 1).map((other) => countDifferent(hash, other.hash)),
    );
    console.log(`  two logos: differ in at least ${Math.min(...others)} bits`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
