import { existsSync } from 'node:fs';
import type { CallDefinition } from '@aarambh/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { listenForChanges } from '../database/change-listener.ts';
import { answerOf, type PageAnswer, type SentPage, sentOf } from '../page-cache/cached-response.ts';
import type { InsideAnswer } from '../page-cache/in-process-calls.ts';
import { createPageCache, type MadePage } from '../page-cache/page-cache.ts';
import { pagePolicy } from '../page-cache/page-csp.ts';
import type { QuickAnswer } from './admission/admission-control.ts';
import { canonicalPath } from './canonical-path.ts';

/** One call of the API from inside the process: same validation, same rule, no network. */
export type Transport = (request: {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
  definition: Pick<CallDefinition, 'path'>;
  given: { params?: object; query?: object };
}) => Promise<InsideAnswer>;

/** A page as the web package renders it, with the texts of the document's own inline scripts. */
interface RenderedPage {
  status: number;
  headers: Headers;
  body: string | Uint8Array;
  scripts: string[];
}

/** Renders the pages of the product; made by the built web package. */
export interface WebHandler {
  render(request: Request, page: { transport: Transport; now: Date }): Promise<RenderedPage>;
  /** The one address (path and query) under which a page may be kept for everybody. */
  keptAddress(address: string): string | undefined;
}
export type MakeWebHandler = (options: { demo: boolean; publicUrl: string; mode?: string }) => WebHandler;

/** A transport that calls the app it is given. Pages never see a token: no header of the visitor's request is passed on. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, url, headers, body, definition, given }) => {
    const inside = app.insideCalls.get(definition.path);
    if (inside?.definition.method === method) return await inside.answer(given);
    const reply = await app.inject({
      method: method as 'GET',
      url,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { payload: body }),
    });
    const found: Record<string, string> = {};
    for (const [name, value] of Object.entries(reply.headers)) if (value !== undefined) found[name] = String(value);
    return { status: reply.statusCode, headers: found, body: reply.body };
  };
}

/** Notes which topics the calls of a page read; of what cannot be said nothing may be kept. */
function noteTopics(app: FastifyInstance, transport: Transport) {
  const topics = new Set<string>();
  let isKnown = true;
  const noting: Transport = async (call) => {
    const read = app.insideCalls.get(call.definition.path)?.definition.topics;
    const params = (call.given.params ?? {}) as Record<string, unknown>;
    for (const topic of read ?? []) topics.add(topic.replace(/\{(\w+)\}/, (_, name: string) => String(params[name])));
    const answer = await transport(call);
    if (!read || answer.status !== 200) isKnown = false;
    return answer;
  };
  return { transport: noting, topics: () => (isKnown ? topics : undefined) };
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders(reply, path) {
      // File names below assets/ carry a hash of their content.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** A page made right after a change may have been read from a replica that did not have it yet. */
const REPLICA_MAY_LAG_MS = [250, 1_000, 3_500];

const POLICY = 'content-security-policy';

/** Not `new URL(url, base)`: an address that starts with // would choose another host. */
const addressOn = (publicUrl: string, url: string) => `${publicUrl}/${url.replace(/^\/+/, '')}`;

/** Serves the built assets and, for every other address, the page: kept from when it was last made, or made now. */
export async function serveWebPages(
  app: FastifyInstance,
  context: AppContext & { databaseUrl: string },
  makeHandler: MakeWebHandler,
  options: { clientFolder?: string } = {},
): Promise<void> {
  const { config, clock, log } = context;
  const { render, keptAddress } = makeHandler({ demo: config.demo, publicUrl: config.publicUrl });
  const transport = inProcess(app);
  /** What every answer carries, as the pipeline gave it to the first page. */
  let common: Record<string, string> | undefined;

  async function make(url: string, isForAll: boolean): Promise<MadePage> {
    const noted = noteTopics(app, transport);
    const request = new Request(addressOn(config.publicUrl, url));
    const { status, headers, body, scripts } = await render(request, { transport: noted.transport, now: clock.now() });
    const topics = isForAll && status === 200 && !headers.has('set-cookie') ? noted.topics() : undefined;
    const policy = pagePolicy(common?.[POLICY] ?? '', scripts);
    const all = { ...common, ...Object.fromEntries(headers), [POLICY]: policy };
    return { answer: answerOf({ status, headers: all, body }, topics !== undefined), topics };
  }

  const pages = createPageCache({ clock, maxBytes: config.pageCacheBytes }, (address) => make(address, true));
  const onChange = (topics: string[]) => {
    pages.change(topics);
    for (const ms of context.replica ? REPLICA_MAY_LAG_MS : []) setTimeout(() => pages.change(topics), ms).unref();
  };
  const stopHearing = await listenForChanges(context.databaseUrl, log, { onChange, onHearing: pages.hear });
  app.addHook('onClose', stopHearing);

  if (options.clientFolder && existsSync(options.clientFolder)) await serveFiles(app, options.clientFolder);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    schema: { hide: true },
    async handler(request, reply) {
      const canonical = canonicalPath(request.url);
      if (canonical !== request.url) return reply.redirect(canonical, 301);
      common ??= reply.raw.getHeaders() as Record<string, string>;
      const kept = keptAddress(request.url);
      const answer = kept ? await pages.get(kept) : (await make(request.url, false)).answer;
      const { status, headers, body } = await sentOf(answer, request.headers);
      return reply.code(status).headers(headers).send(body);
    },
  });

  app.answerQuickly(quickly(app, pages.find));
}

/** Answers a page that is ready before the pipeline; headers and counts are those of any other answer. */
function quickly(app: FastifyInstance, find: (address: string) => PageAnswer | undefined): QuickAnswer {
  return (request, response) => {
    const { method = '', url = '' } = request;
    const answer = method === 'GET' || method === 'HEAD' ? find(url) : undefined;
    if (!answer) return false;
    const began = performance.now();
    const send = ({ status, headers, body }: SentPage) => {
      response.writeHead(status, headers);
      response.end(method === 'HEAD' ? undefined : body);
      app.countAnswer({ method, route: '/*', status, ms: performance.now() - began });
    };
    const sent = sentOf(answer, request.headers);
    if (sent instanceof Promise) sent.then(send, (error) => response.destroy(error));
    else send(sent);
    return true;
  };
}
