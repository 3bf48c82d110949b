import { describe, expect, it } from 'vitest';
import { findFeatureCycles, type Import } from './find-feature-cycles.ts';

const server = (from: string, to: string): Import => ({
  from: `server/src/features/${from}`,
  to: `server/src/features/${to}`,
});

describe('import cycles between features', () => {
  it('reports features that import each other, with an example of each import', () => {
    expect(
      findFeatureCycles([
        server('search/search.routes.ts', 'vacancies/index.ts'),
        server('vacancies/vacancies.routes.ts', 'search/index.ts'),
      ]),
    ).toEqual([
      'server/src/features/search → server/src/features/vacancies → server/src/features/search ' +
        '(server/src/features/search/search.routes.ts imports server/src/features/vacancies/index.ts; ' +
        'server/src/features/vacancies/vacancies.routes.ts imports server/src/features/search/index.ts)',
    ]);
  });

  it('reports a cycle of three features once', () => {
    const cycles = findFeatureCycles([
      server('a/1.ts', 'b/1.ts'),
      server('b/1.ts', 'c/1.ts'),
      server('c/1.ts', 'a/1.ts'),
    ]);
    expect(cycles).toHaveLength(1);
    expect(cycles[0]).toContain('features/a → server/src/features/b → server/src/features/c → server/src/features/a');
  });

  it('reports every pair of features that import each other', () => {
    const pairs = [server('a/1.ts', 'b/1.ts'), server('b/1.ts', 'a/1.ts'), server('a/1.ts', 'c/1.ts')];
    expect(findFeatureCycles([...pairs, server('c/1.ts', 'a/1.ts')])).toHaveLength(2);
  });

  it('counts the folders of billing and seo as features of their own', () => {
    expect(
      findFeatureCycles([
        server('billing/plans/1.ts', 'billing/checkout/index.ts'),
        server('billing/payments/1.ts', 'billing/plans/index.ts'),
      ]),
    ).toEqual([]);
    expect(
      findFeatureCycles([
        server('seo/sitemaps/1.ts', 'seo/landing-pages/index.ts'),
        server('seo/landing-pages/1.ts', 'seo/sitemaps/index.ts'),
      ]),
    ).toHaveLength(1);
  });

  it('counts screens', () => {
    expect(
      findFeatureCycles([
        { from: 'web/src/features/search/screens/search.tsx', to: 'web/src/features/vacancies/index.ts' },
        { from: 'web/src/features/vacancies/vacancy-list.tsx', to: 'web/src/features/search/index.ts' },
      ]),
    ).toHaveLength(1);
  });

  it('counts the features of the staff console', () => {
    expect(
      findFeatureCycles([
        { from: 'web/src/console/features/money/refund-form.tsx', to: 'web/src/console/features/support/index.ts' },
        { from: 'web/src/console/features/support/due-text.tsx', to: 'web/src/console/features/money/index.ts' },
      ]),
    ).toEqual([expect.stringContaining('web/src/console/features/money → web/src/console/features/support →')]);
  });

  it.each([
    ['two files', 'call.ts', 'errors.ts', 'contract/src/call → contract/src/errors →'],
    ['a file and a folder', 'call.ts', 'accounts/accounts.ts', 'contract/src/call → contract/src/accounts →'],
    [
      'calls of staff',
      'staff/money.ts',
      'staff/moderation/cases.ts',
      'src/staff/money → contract/src/staff/moderation →',
    ],
    ['both sides', 'money.ts', 'staff/money.ts', 'contract/src/money → contract/src/staff/money →'],
  ])('counts files and folders of the contract: %s', (_, one, other, cycle) => {
    const [from, to] = [`contract/src/${one}`, `contract/src/${other}`];
    expect(
      findFeatureCycles([
        { from, to },
        { from: to, to: from },
      ]),
    ).toEqual([expect.stringContaining(cycle)]);
  });

  it('ignores imports within a folder of the contract', () => {
    const [from, to] = ['contract/src/staff/moderation/a.ts', 'contract/src/staff/moderation/b.ts'];
    expect(
      findFeatureCycles([
        { from, to },
        { from: to, to: from },
      ]),
    ).toEqual([]);
  });

  it('ignores tests, test support, imports within a feature and other folders', () => {
    expect(
      findFeatureCycles([
        server('a/1.ts', 'b/1.ts'),
        server('b/1.test.ts', 'a/1.ts'),
        server('b/nested/1.test.tsx', 'a/1.ts'),
        server('b/test-fixture.ts', 'a/1.ts'),
        server('b/1.test.ts', 'a/test-fixture.queries.ts'),
        server('a/1.ts', 'a/2.ts'),
        server('a/2.ts', 'a/1.ts'),
        { from: 'server/src/features/b/1.ts', to: 'server/src/lib/clock.ts' },
        { from: 'server/src/lib/clock.ts', to: 'server/src/features/a/1.ts' },
      ]),
    ).toEqual([]);
  });

  it('does not mix the server with the web', () => {
    expect(
      findFeatureCycles([
        server('a/1.ts', 'b/1.ts'),
        { from: 'web/src/features/b/1.ts', to: 'web/src/features/a/1.ts' },
      ]),
    ).toEqual([]);
  });
});
