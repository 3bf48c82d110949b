import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CallDefinition } from '@aarambh/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { findCurrentWork } from '../current-work.ts';
import { listenForChanges } from '../database/change-listener.ts';
import {
  createPageResponse,
  negotiateResponse,
  type PageResponse,
  type SentPage,
} from '../page-cache/cached-response.ts';
import { createPageCache, type RenderResult } from '../page-cache/page-cache.ts';
import { measurePageCache } from '../page-cache/page-cache-metrics.ts';
import { pagePolicy } from '../page-cache/page-csp.ts';
import { canonicalPath } from './canonical-path.ts';
import type { InProcessReply } from './in-process-calls.ts';
import type { EarlyResponder } from './request-entry.ts';
import { REQUEST_ID, requestIdOf } from './request-id.ts';
import { serveAssets } from './serve-assets.ts';
import { KILL_SWITCH, SERVICE_WORKER, serviceWorkerHeaders } from './service-worker-headers.ts';

/** Makes one call of the API inside the process: same validation, same rule, no network. */
export type Transport = (request: {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
  definition: Pick<CallDefinition, 'path'>;
  given: { params?: object; query?: object };
}) => Promise<InProcessReply>;

/** What the visitor's request says of its client; undefined for a page of the cache, which is for all. */
type ClientAddress = string | undefined;

/** A page as the web package renders it, with the texts of the document's own inline scripts. */
interface RenderedPage {
  status: number;
  headers: Headers;
  body: string | Uint8Array;
  scripts: string[];
}

/** Renders the pages of the product; created by the built web package. */
export interface WebHandler {
  render(request: Request, page: { transport: Transport; now: Date; requestId?: string }): Promise<RenderedPage>;
  /** The page cache key of an address (path and query); undefined when the page is not cacheable. */
  cacheableAddress(address: string): string | undefined;
}
export type CreateWebHandler = (options: { demo: boolean; publicUrl: string; mode?: string }) => WebHandler;

/**
 * A transport that calls the app it is given. Pages never see a token: no header of the visitor's request is passed on.
 * @param address of the visitor, by which calls with a limit are counted
 */
export function createInProcessTransport(app: FastifyInstance, address?: ClientAddress): Transport {
  return async ({ method, url, headers, body, definition, given }) => {
    const call = app.inProcessCalls.get(definition.path);
    if (call?.definition.method === method) return await call.answer(given);
    const reply = await app.inject({
      method: method as 'GET',
      url,
      ...(address ? { remoteAddress: address } : {}),
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { payload: body }),
    });
    const replyHeaders: Record<string, string> = {};
    for (const [name, value] of Object.entries(reply.headers)) {
      if (value !== undefined) replyHeaders[name] = String(value);
    }
    return { status: reply.statusCode, headers: replyHeaders, body: reply.body };
  };
}

/** Collects the topics of all calls that a page makes; undefined when one of them makes the page uncacheable. */
function collectTopics(app: FastifyInstance, transport: Transport) {
  const topics = new Set<string>();
  let isCacheable = true;
  const collecting: Transport = async (call) => {
    const patterns = app.inProcessCalls.get(call.definition.path)?.definition.topics;
    const params = (call.given.params ?? {}) as Record<string, unknown>;
    for (const pattern of patterns ?? [])
      topics.add(pattern.replace(/\{(\w+)\}/, (_, name: string) => String(params[name])));
    const reply = await transport(call);
    if (!patterns || reply.status !== 200) isCacheable = false;
    return reply;
  };
  return { transport: collecting, topics: () => (isCacheable ? topics : undefined) };
}

/** Takes no slot of admission control, so it renders nothing. */
const replyNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

async function serveStaticFiles(app: FastifyInstance, folder: string, hasServiceWorker: boolean): Promise<void> {
  if (!hasServiceWorker)
    app.get(SERVICE_WORKER, { schema: { hide: true } }, (_request, reply) =>
      reply.headers(serviceWorkerHeaders).type('text/javascript; charset=utf-8').send(KILL_SWITCH),
    );
  await serveAssets(app, { folder: join(folder, 'assets'), prefix: '/assets/', onMissing: replyNotFound });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', ...(hasServiceWorker ? [] : [SERVICE_WORKER.slice(1)])],
    preCompressed: true,
    index: false,
    setHeaders(reply, path) {
      if (path.includes(SERVICE_WORKER)) reply.headers(serviceWorkerHeaders);
      else reply.header('cache-control', 'public, max-age=3600');
    },
  });
}

/** Replica lag: a page rendered right after a change may have been read from a replica that did not have it yet. */
const REPLICA_LAG_RECHECKS_MS = [250, 1_000, 3_500];

const POLICY = 'content-security-policy';

/** Not `new URL(url, base)`: an address that starts with // would select another host. */
const absoluteUrl = (publicUrl: string, url: string) => `${publicUrl}/${url.replace(/^\/+/, '')}`;

/** Serves the built assets and, for all other addresses, pages: from the page cache, or rendered for the request. */
export async function serveWebPages(
  app: FastifyInstance,
  context: AppContext & { databaseUrl: string },
  createHandler: CreateWebHandler,
  options: { clientFolder?: string } = {},
): Promise<void> {
  const { config, clock, log } = context;
  const { render, cacheableAddress } = createHandler({ demo: config.demo, publicUrl: config.publicUrl });
  /** The headers of every response, as the pipeline set them on the first page. */
  let commonHeaders: Record<string, string> | undefined;

  async function renderPage(url: string, isCacheable: boolean, address?: ClientAddress): Promise<RenderResult> {
    const collected = collectTopics(app, createInProcessTransport(app, address));
    const request = new Request(absoluteUrl(config.publicUrl, url));
    const rendered = await render(request, {
      transport: collected.transport,
      now: clock.now(),
      requestId: findCurrentWork()?.requestId ?? '',
    });
    const { status, headers, body, scripts } = rendered;
    const topics = isCacheable && status === 200 && !headers.has('set-cookie') ? collected.topics() : undefined;
    const policy = pagePolicy(commonHeaders?.[POLICY] ?? '', scripts);
    const allHeaders = { ...commonHeaders, ...Object.fromEntries(headers), [POLICY]: policy };
    return { response: createPageResponse({ status, headers: allHeaders, body }, topics !== undefined), topics };
  }

  const cache = createPageCache({ clock, maxBytes: config.pageCacheBytes }, (address) => renderPage(address, true));
  const onChange = (topics: string[]) => {
    cache.invalidate(topics);
    for (const ms of context.replica ? REPLICA_LAG_RECHECKS_MS : [])
      setTimeout(() => cache.invalidate(topics), ms).unref();
  };
  const stopListening = await listenForChanges(context.databaseUrl, log, { onChange, onListening: cache.setEnabled });
  const stopMeasuring = measurePageCache(cache);
  app.addHook('onClose', async () => {
    stopMeasuring();
    await stopListening();
  });

  if (options.clientFolder && existsSync(options.clientFolder))
    await serveStaticFiles(app, options.clientFolder, config.hasServiceWorker);
  else app.get('/assets/*', { schema: { hide: true } }, (_request, reply) => replyNotFound(reply));

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    schema: { hide: true },
    async handler(request, reply) {
      const canonical = canonicalPath(request.url);
      if (canonical !== request.url) return reply.redirect(canonical, 301);
      commonHeaders ??= reply.raw.getHeaders() as Record<string, string>;
      const address = cacheableAddress(request.url);
      const response = address ? await cache.get(address) : (await renderPage(request.url, false, request.ip)).response;
      const { status, headers, body } = await negotiateResponse(response, request.headers);
      return reply.code(status).headers(headers).send(body);
    },
  });

  app.respondBeforePipeline(createCacheResponder(app, cache.find));
}

/** Sends cached pages before the pipeline, with the same headers and metrics as any other response. */
function createCacheResponder(
  app: FastifyInstance,
  find: (address: string) => PageResponse | undefined,
): EarlyResponder {
  return (request, response) => {
    const { method = '', url = '' } = request;
    const page = method === 'GET' || method === 'HEAD' ? find(url) : undefined;
    if (!page) return false;
    const began = performance.now();
    const send = ({ status, headers, body }: SentPage) => {
      const requestId = requestIdOf(request);
      headers[REQUEST_ID] = requestId;
      response.writeHead(status, headers);
      response.end(method === 'HEAD' ? undefined : body);
      app.recordResponse({ method, route: '/*', status, ms: performance.now() - began, requestId });
    };
    const sent = negotiateResponse(page, request.headers);
    if (sent instanceof Promise) sent.then(send, (error) => response.destroy(error));
    else send(sent);
    return true;
  };
}
