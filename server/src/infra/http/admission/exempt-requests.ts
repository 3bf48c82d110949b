import type { IncomingMessage } from 'node:http';

const exempt = /^\/(?:assets\/|api\/health\/|metrics$)/;

/**
 * Whether a request is never refused for load: it costs next to nothing, or must be answered under load above all. None of
 * these renders a page: unknown files of the build are answered without one (serve-web-pages.ts).
 */
export const isExempt = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => exempt.test(url);
