import { commands } from 'vitest/browser';

/** A mocked reply of the server. */
export interface MockedReply {
  status?: number;
  json?: unknown;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** Aborts the connection instead. */
  isAborted?: boolean;
  /** The reply waits for `network.release()`. */
  isDelayed?: boolean;
  /** How many requests get this reply; all by default. */
  times?: number;
}

/** A request that the page sent to a mocked URL. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    mockRequest(glob: string, reply: MockedReply): Promise<void>;
    releaseReplies(): Promise<void>;
    listRequests(): Promise<SentRequest[]>;
    resetNetwork(): Promise<void>;
  }
}

/** An error reply of the API (RFC 9457). */
export const problem = (status: number, detail: string, code = 'conflict'): MockedReply => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: '', title: '', status, code, detail }),
});

/** The network of a component test. Mocks end with the test. */
export const network = {
  /** Mocks the reply to requests whose URL matches a glob, such as `**` + `/SaveAddress`. */
  reply: (glob: string, reply: MockedReply): Promise<void> => commands.mockRequest(glob, reply),
  /** Sends all delayed replies. */
  release: (): Promise<void> => commands.releaseReplies(),
  /** The mocked requests so far whose URL contains a text, oldest first. */
  async requests(part = ''): Promise<SentRequest[]> {
    return (await commands.listRequests()).filter(({ url }) => url.includes(part));
  },
};
