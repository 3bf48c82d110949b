import { type ChildServer, startServer } from '../child-server.ts';
import { type Figure, perSecond } from '../report.ts';

const CLIENTS = 8;
const SECONDS = 3;

/** Pages a second beside the least React Router can serve. */
export async function measurePages(server: ChildServer, vacancyId: number): Promise<Figure[]> {
  if (!server.hasPages) return [{ what: 'pages', value: 'not built: run npm run build', limit: '' }];
  const peer = await startServer('serve-empty-page.ts');
  try {
    await peer.load(['/'], CLIENTS, 1);
    const empty = await peer.load(['/'], CLIENTS, SECONDS);
    const figures: Figure[] = [];
    for (const path of ['/', '/job/search?keyword=manager', `/job/details/${vacancyId}`]) {
      await server.load([path], CLIENTS, 1);
      const rate = await server.load([path], CLIENTS, SECONDS);
      figures.push({
        what: `page ${path.replace(/\d+$/, 'ID')}`,
        value: perSecond(rate),
        limit: `${perSecond(empty)} for one empty React Router page`,
      });
    }
    return figures;
  } finally {
    await peer.stop();
  }
}
