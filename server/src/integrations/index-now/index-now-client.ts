import { SendError } from '../send-error.ts';

/** Submits changed pages to search engines (IndexNow, https://www.indexnow.org/documentation). */
export interface IndexNow {
  /**
   * Submits pages of this portal; the engines share what one of them receives.
   * @param paths at most 10,000, from the root
   * @throws {SendError} when they were not accepted
   */
  submit(paths: readonly string[]): Promise<void>;
}

export interface IndexNowSettings {
  /** The secret that the file at `indexNowKeyPath` repeats: it proves that the owner of the site submits. */
  key: string;
  /** Endpoint of the protocol, without query. */
  url: string;
}

const TIMEOUT_MS = 10_000;

/** Path of the file that contains the key. */
export const indexNowKeyPath = (key: string): string => `/${key}.txt`;

async function post(url: string, body: object): Promise<number> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await reply.body?.cancel();
    return reply.status;
  } catch (error) {
    const timedOut = (error as Error).name === 'TimeoutError';
    throw new SendError(`IndexNow ${timedOut ? 'did not reply in time' : 'could not be reached'}`);
  }
}

/** Creates a client that submits pages of a public address. */
export function createIndexNow({ key, url }: IndexNowSettings, publicUrl: string): IndexNow {
  return {
    async submit(paths) {
      const status = await post(url, {
        host: new URL(publicUrl).host,
        key,
        keyLocation: `${publicUrl}${indexNowKeyPath(key)}`,
        urlList: paths.map((path) => `${publicUrl}${path}`),
      });
      // 202: accepted, the key is checked later.
      if (status !== 200 && status !== 202) throw new SendError(`IndexNow replied ${status}`);
    },
  };
}
