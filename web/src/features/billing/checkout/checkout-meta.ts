import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../platform/document/meta.ts';
import type { LoadedCheckout } from './load-checkout.ts';

/** Title of a checkout; search engines have no use for its page. */
export const checkoutMeta = (start: LoadedCheckout | undefined, path: string): MetaDescriptor[] =>
  pageMeta({
    title: start ? `Checkout: ${start.plan.name}` : 'Subscription plan not found',
    description: 'Your plan, its price with GST and the terms, before you pay.',
    publicUrl: '',
    path,
    hidden: true,
  });
