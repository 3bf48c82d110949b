import { join } from 'node:path';
import { openWorkerPool } from '../../../infra/workers/worker-pool.ts';
import type { SocialCardTexts } from './create-social-card-texts.ts';

/** Cached cards, of about 25 kB each: a link that is shared is fetched by many clients within minutes. */
const MAX_CACHED = 200;

const limits = { workers: 1, maxQueued: 20, timeLimitMs: 5_000, heapMebibytes: 64, idleMs: 30_000 };

/** Opens the renderer of social cards: one card at a time in a worker process, which ends when idle. */
export function openSocialCardRenderer() {
  const pool = openWorkerPool<SocialCardTexts>({
    script: join(import.meta.dirname, 'social-card-worker.ts'),
    ...limits,
  });
  const cache = new Map<string, Promise<Buffer>>();

  async function draw(texts: SocialCardTexts): Promise<Buffer> {
    return Buffer.from((await pool.run(texts)) as string, 'base64');
  }

  return {
    /**
     * Renders a social card as PNG.
     * @param key cache key, unique per texts
     * @throws {CallError} unavailable when too many tasks are queued, {TaskAborted} when drawing takes too long
     */
    render(key: string, texts: SocialCardTexts): Promise<Buffer> {
      const known = cache.get(key) ?? draw(texts);
      // LRU order: move to the end.
      cache.delete(key);
      cache.set(key, known);
      known.catch(() => cache.delete(key));
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return known;
    },
    close: () => pool.close(),
  };
}
