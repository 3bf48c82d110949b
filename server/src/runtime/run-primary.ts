import type { Config } from '../config.ts';
import { fillWithDemoData } from '../demo/fill-demo-data.ts';
import { startBackgroundWork } from './background-work.ts';
import { handleShutdownSignals } from './graceful-shutdown.ts';
import { type OpenAppContext, openAppContext } from './open-app-context.ts';
import type { Server } from './open-server.ts';

/**
 * Runs a portal: opens its database, does what happens by itself, and has requests answered, by this process or others.
 * @param open makes what answers requests
 */
export async function runPrimary(config: Config, open: (context: OpenAppContext) => Promise<Server>): Promise<void> {
  const began = performance.now();
  const context = await openAppContext(config);
  let server: Server | undefined;
  let stopBackground: (() => Promise<void>) | undefined;
  const close = async () => {
    await server?.close();
    await stopBackground?.();
    await context.close();
  };
  const isStopping = handleShutdownSignals(context.log, close);

  try {
    if (config.demo) await fillWithDemoData(context);
    server = await open(context);
    stopBackground = await startBackgroundWork(context);
    await server.listen();
  } catch (error) {
    // Told to stop while it starts, the process has taken its own ground away; `close` goes on to its end.
    if (isStopping()) return;
    await close();
    throw error;
  }
  if (!context.gateway.keyId)
    context.log.warn('payments are off: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET');
  const ready = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`Aarambh is ready at ${config.publicUrl} (after ${ready} s${config.demo ? ', with demo data' : ''})`);
}
