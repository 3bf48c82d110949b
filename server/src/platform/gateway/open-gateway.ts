import { openSimulatedGateway } from '../../simulators/payment-provider/open-simulated-gateway.ts';
import { isLoopbackAddress } from '../http/is-loopback.ts';
import type { Platform } from '../platform.ts';
import type { Gateway } from './gateway.ts';
import { openNoGateway } from './no-gateway.ts';
import { openRazorpayGateway } from './razorpay-gateway.ts';

/** Who takes payments: the provider when its keys are set, the simulator where only this machine comes, else nobody. */
export function openGateway(base: Pick<Platform, 'config' | 'clock' | 'secrets' | 'log'>): Gateway {
  const { razorpay, publicUrl } = base.config;
  if (razorpay) return openRazorpayGateway(razorpay, base.log);
  return isLoopbackAddress(publicUrl) ? openSimulatedGateway(base) : openNoGateway();
}
