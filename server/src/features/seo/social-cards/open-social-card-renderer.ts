import { join } from 'node:path';
import { openWorkerPool } from '../../../infra/workers/worker-pool.ts';
import type { PictureTexts } from './picture-texts.ts';

/** Pictures kept, of some 25 kB each: a link that is passed on is fetched by many within minutes. */
const MOST_KEPT = 200;

const limits = { workers: 1, mostWaiting: 20, timeLimitMs: 5_000, heapMebibytes: 64, idleMs: 30_000 };

/** Opens what draws pictures of vacancies: one at a time, in a process of its own that ends when nobody asks. */
export function openPicturePainter() {
  const pool = openWorkerPool<PictureTexts>({ script: join(import.meta.dirname, 'picture-worker.ts'), ...limits });
  const kept = new Map<string, Promise<Buffer>>();

  async function draw(texts: PictureTexts): Promise<Buffer> {
    return Buffer.from((await pool.run(texts)) as string, 'base64');
  }

  return {
    /**
     * The PNG of these texts; `key` tells one picture from another.
     * @throws {CallError} unavailable when too many wait, {TaskStopped} when drawing takes too long
     */
    paint(key: string, texts: PictureTexts): Promise<Buffer> {
      const known = kept.get(key) ?? draw(texts);
      // Asked for last, dropped last.
      kept.delete(key);
      kept.set(key, known);
      known.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return known;
    },
    close: () => pool.close(),
  };
}
