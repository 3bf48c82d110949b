import { registerHooks } from 'node:module';

/** A gate that finds nothing, in place of the one of the server. */
const gate = `
export const screenBatch = async (tx, items) => items.map((item) => ({ item, findings: [], contacts: [] }));
export const recordScreening = async () => undefined;`;
const nothingAhead = 'export const openPostingReader = () => ({ read: async () => {}, close: async () => {} });';

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (resolved.url.endsWith('/screening/gate/screen-batch.ts'))
      return { ...resolved, url: `data:text/javascript,${encodeURIComponent(gate)}`, format: 'module' };
    if (resolved.url.endsWith('/screening/gate/posting-reader.ts'))
      return { ...resolved, url: `data:text/javascript,${encodeURIComponent(nothingAhead)}`, format: 'module' };
    return resolved;
  },
});
