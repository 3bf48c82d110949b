import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A notification that a search engine gets by the IndexNow protocol. */
interface Submission {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

export interface IndexNowEngine {
  /** Address for `INDEXNOW_URL`. */
  url: string;
  /** Addresses of pages that were accepted. */
  accepted: string[];
  /** Replies with this status from now on, and accepts nothing; undefined accepts again. */
  refuse(status: number | undefined): void;
  close(): Promise<void>;
}

/** The status of the protocol: 403 when the key file does not have the key, 422 for addresses of another host. */
async function judge(sent: Submission, readFile: (address: string) => Promise<string>): Promise<number> {
  const { host, key, keyLocation, urlList } = sent;
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key) || urlList.length === 0 || urlList.length > 10_000) return 400;
  if (![keyLocation, ...urlList].every((address) => new URL(address).host === host)) return 422;
  return (await readFile(keyLocation)).trim() === key ? 200 : 403;
}

/**
 * Simulator of a search engine that takes IndexNow submissions, on loopback.
 * @param readFile reads the key file of the portal
 */
export async function startIndexNowEngine(readFile: (address: string) => Promise<string>): Promise<IndexNowEngine> {
  const accepted: string[] = [];
  let refusal: number | undefined;
  const server = createServer(async (request, reply) => {
    const sent = JSON.parse(await text(request)) as Submission;
    const status = refusal ?? (await judge(sent, readFile));
    if (status === 200) accepted.push(...sent.urlList);
    reply.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    accepted,
    refuse(status) {
      refusal = status;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
