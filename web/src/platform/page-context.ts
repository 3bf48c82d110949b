import { createContext } from 'react-router';
import type { Api } from './api.ts';

/** What a server-rendered page stands on. `publicUrl` has no trailing slash. */
export interface PageContext {
  api: Api;
  demo: boolean;
  publicUrl: string;
  nonce: string;
}

/** Set by the handler for every request; loaders on the server read it with `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
