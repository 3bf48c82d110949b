import { getSettings, type PublicSettings } from '@aarambh/contract';
import { cacheablePages } from '../../web/src/cacheable-address.ts';
import { type MarketingFigure, marketingFigures } from '../../web/src/platform/figures/marketing-figures.ts';
import { startServer } from '../support/start-server.ts';
import { expect, test } from '../support/test.ts';

/** Public pages whose address is fixed and that show something without a query. */
const pages = Object.keys(cacheablePages).filter(
  (path) => (!path.includes(':') || path.endsWith('/:id?')) && path !== 'job/by-company',
);

/** The text of a document as a person reads it, with single spaces. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const figureIn = (text: string, { figure, label }: MarketingFigure): boolean =>
  new RegExp(`(?<![\\d,])${escaped(figure)} ${escaped(label)}`, 'i').test(text);

/** The figures that the business states and this portal can count, or cannot know. */
const stated = Object.values(marketingFigures)
  .flat()
  .filter(({ count }) => count !== 'stated');

test('with FIGURES=counted every public page shows the same counts and no stated figure', {
  tag: '@any-width',
}, async ({ request }) => {
  const server = await startServer({ FIGURES: 'counted' });
  try {
    const read = async (path: string) => {
      const reply = await request.get(`${server.url}/${path}`);
      expect(reply.status(), path).toBe(200);
      return await reply.text();
    };
    const { figures } = JSON.parse(await read(`api/${getSettings.path}`)) as PublicSettings;
    expect(figures).not.toBeNull();
    const { liveJobs, companies, members } = figures ?? { liveJobs: 0, companies: 0, members: 0 };
    expect(liveJobs).toBeGreaterThan(100);

    const texts = new Map<string, string>();
    for (const path of pages) texts.set(path, textOf(await read(path.replace('/:id?', ''))));
    for (const [path, text] of texts)
      for (const figure of stated)
        expect(figureIn(text, figure), `/${path}: ${figure.figure} ${figure.label}`).toBe(false);

    const jobs = { figure: `${liveJobs.toLocaleString('en-IN')}+`, label: 'active jobs' };
    const showing = [...texts].filter(([, text]) => figureIn(text, jobs)).map(([path]) => path);
    expect(showing).toEqual(expect.arrayContaining(['', 'job/search']));
    // A count is the same wherever it is shown.
    for (const [path, text] of texts)
      for (const [, figure] of text.matchAll(/([\d,]+)\+? active jobs/gi))
        expect(Number(figure?.replaceAll(',', '')), path).toBe(liveJobs);
    expect(companies).toBeGreaterThan(0);
    expect(members).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
});

test('by default the pages show the figures that the business states', { tag: '@any-width' }, async ({ request }) => {
  const text = textOf(await (await request.get('/')).text());
  for (const figure of marketingFigures.home) expect(figureIn(text, figure), figure.label).toBe(true);
});
