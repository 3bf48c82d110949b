import { redirect } from 'react-router';
import { pricingAddress } from '../plan-addresses.ts';

/** The list of combo plans is a tab of the pricing page. */
export const loader = () => redirect(pricingAddress('combo'), 301);
