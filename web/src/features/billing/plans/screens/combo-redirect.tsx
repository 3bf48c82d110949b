import { redirect } from 'react-router';
import { pricingAddress } from '../plan-addresses.ts';

/** Redirects the list of combo plans to its tab of the pricing page. */
export const loader = () => redirect(pricingAddress('combo'), 301);
