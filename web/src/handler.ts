import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi, type Transport } from './platform/api.ts';
import { pageContext } from './platform/page-context.ts';

/**
 * Makes the function that renders the pages, for the server to call.
 * @param options.transport calls the API inside the server's process; nothing of the visitor's request goes along
 */
export function createWebHandler(options: { transport: Transport; demo: boolean; publicUrl: string; mode?: string }) {
  const handle = createRequestHandler(build as ServerBuild, options.mode ?? 'production');
  const { demo, publicUrl } = options;
  const api = createApi(options.transport);
  return (request: Request, { nonce }: { nonce: string }): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageContext, { api, demo, publicUrl, nonce });
    return handle(request, context);
  };
}
