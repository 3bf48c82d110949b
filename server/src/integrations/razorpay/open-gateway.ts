import type { AppContext } from '../../app-context.ts';
import { isLoopbackAddress } from '../../infra/http/is-loopback.ts';
import { openSimulatedGateway } from '../../simulators/payment-provider/open-simulated-gateway.ts';
import { openDisabledGateway } from './disabled-gateway.ts';
import type { Gateway } from './payment-gateway.ts';
import { openRazorpayGateway } from './razorpay-gateway.ts';

/** Opens the payment gateway: Razorpay when its keys are set, the simulator on a loopback address, else the disabled one. */
export function openGateway(base: Pick<AppContext, 'config' | 'clock' | 'secrets' | 'log'>): Gateway {
  const { razorpay, publicUrl } = base.config;
  if (razorpay) return openRazorpayGateway(razorpay, base.log);
  return isLoopbackAddress(publicUrl) ? openSimulatedGateway(base) : openDisabledGateway();
}
