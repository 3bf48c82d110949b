import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { network, problem } from '../../../../testing/network.ts';
import { useQuote } from './use-quote.ts';

type Choice = Parameters<typeof useQuote>[0];
type Quote = NonNullable<Parameters<typeof useQuote>[1]['quote']>;

const QUOTES = '**/Checkout/GetQuote';
const choice = { planType: 'subscription', planID: 3, months: 1, stateID: 4008 } as unknown as Choice;
const withCoupon = { ...choice, couponID: 5 } as Choice;
const quoteOf = (totalPrice: number) => ({ totalPrice }) as unknown as Quote;

async function renderQuote() {
  const onRefused = vi.fn();
  const first = { choice, quote: quoteOf(1_060.82) };
  const hook = await renderHook((given?: { choice: Choice }) => useQuote(given?.choice ?? choice, first, onRefused));
  return { onRefused, ...hook };
}

it('uses the preloaded quote without a request while the selection is unchanged', async () => {
  await network.reply(QUOTES, { json: quoteOf(1) });
  const { result } = await renderQuote();
  expect(result.current).toMatchObject({ quote: { totalPrice: 1_060.82 }, isCurrent: true, failure: '' });
  expect(await network.requests('GetQuote')).toEqual([]);
});

it('shows the previous quote while another is requested', async () => {
  await network.reply(QUOTES, { json: quoteOf(954.74), isDelayed: true });
  const { result, rerender } = await renderQuote();
  await rerender({ choice: withCoupon });
  expect(result.current).toMatchObject({ quote: { totalPrice: 1_060.82 }, isCurrent: false });
  await expect.poll(async () => (await network.requests('GetQuote')).length).toBe(1);
  await network.release();
  await expect.poll(() => result.current).toMatchObject({ quote: { totalPrice: 954.74 }, isCurrent: true });
});

it('ignores the reply for a selection that was changed meanwhile', async () => {
  await network.reply(QUOTES, { json: quoteOf(954.74), isDelayed: true });
  const { result, rerender } = await renderQuote();
  await rerender({ choice: withCoupon });
  await expect.poll(async () => (await network.requests('GetQuote')).length).toBe(1);
  await rerender({ choice });
  await network.release();
  await rerender({ choice });
  expect(result.current).toMatchObject({ quote: { totalPrice: 1_060.82 }, isCurrent: true });
});

it.each([400, 409])('reports a coupon that the server rejects with %i', async (status) => {
  await network.reply(QUOTES, problem(status, 'This coupon is used up.'));
  const { result, rerender, onRefused } = await renderQuote();
  await rerender({ choice: withCoupon });
  await expect.poll(() => onRefused.mock.calls).toEqual([['This coupon is used up.']]);
  expect(result.current.failure).toBe('');
});

it('returns the error of a failed quote, and requests it again on retry', async () => {
  const other = { ...choice, months: 3 } as Choice;
  await network.reply(QUOTES, { json: quoteOf(3_182.46) });
  await network.reply(QUOTES, { ...problem(503, 'We are busy.'), times: 1 });
  const { result, rerender, act, onRefused } = await renderQuote();
  await rerender({ choice: other });
  await expect.poll(() => result.current.failure).toBe('We are busy.');
  expect(result.current).toMatchObject({ quote: { totalPrice: 1_060.82 }, isCurrent: false });
  await act(() => result.current.retry());
  await expect
    .poll(() => result.current)
    .toMatchObject({ quote: { totalPrice: 3_182.46 }, isCurrent: true, failure: '' });
  expect(onRefused).not.toHaveBeenCalled();
});
