import type { JobFair } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FairCard } from './fair-card.tsx';

const fair = {
  jobFairID: 3,
  title: 'Winter hiring fair',
  city: 'Pune',
  venue: 'Agriculture College Ground, Shivajinagar',
  organiser: 'District Employment Office',
  companies: [],
  startsOn: '2026-11-28T04:30:00Z',
  endsOn: '2026-11-28T11:30:00Z',
  status: 'Open',
  placesLeft: 12,
  isRegistered: false,
} as unknown as JobFair;

it.each([
  ['with free seats', {}],
  ['that is full', { status: 'Full', placesLeft: 0 }],
  ['without a venue', { venue: '' }],
])('a card %s has no dangling separator, and a date that is not wrapped', async (_what, more) => {
  const screen = await renderScreen(() => (
    <div style={{ width: '300px' }}>
      <FairCard fair={{ ...fair, ...more } as JobFair} />
    </div>
  ));
  await expect.element(screen.getByText('Winter hiring fair', { exact: true })).toBeVisible();
  const card = document.querySelector('article') ?? expect.fail('no card');
  // The lines as they are shown.
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has no line breaks
  for (const line of card.innerText.split('\n')) expect(line).not.toMatch(/^\s*[·|,–-]|[·|–-]\s*$/);
  const when = [...card.querySelectorAll('p')].find(({ textContent }) => textContent?.includes('Nov')) as HTMLElement;
  const text = when.firstChild as Text;
  const linesOf = (first: string, last: string) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(first));
    range.setEnd(text, text.data.indexOf(last) + last.length);
    return range.getClientRects().length;
  };
  expect(linesOf('Saturday', '2026')).toBe(1);
  // Whatever the width, a line ends only between the weekday, the date and the times.
  for (const width of [220, 240, 260, 280, 300]) {
    (card.parentElement as HTMLElement).style.width = `${width}px`;
    expect([linesOf('Nov', '2026'), linesOf('10:00', 'pm')], `${width} px`).toEqual([1, 1]);
  }
});
