import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

it('no text says that nothing on the portal may be paid for: plans with interview calls are sold on it', () => {
  expect(sources.length).toBeGreaterThan(300);
  const contradicting = /never pay anyone|no one may ask you for money|interview is free\. Please never/i;
  expect(sources.filter(([, text]) => contradicting.test(text.replace(/\s+/g, ' '))).map(([path]) => path)).toEqual([]);
});
