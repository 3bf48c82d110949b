import type { Config } from '../config.ts';
import { fillWithDemoData } from '../demo/fill-demo-data.ts';
import { canHaveDemoStaff, endDemoStaff } from '../features/staff/index.ts';
import { startBackgroundWork } from './background-work.ts';
import { handleShutdownSignals } from './graceful-shutdown.ts';
import { type OpenAppContext, openAppContext } from './open-app-context.ts';
import type { Server } from './open-server.ts';

/**
 * Runs the primary process: opens the database, starts the background work and serves requests.
 * @param open creates the server of this process, or the supervisor of its workers
 */
export async function runPrimary(config: Config, open: (context: OpenAppContext) => Promise<Server>): Promise<void> {
  const startedAt = performance.now();
  const context = await openAppContext(config, { servesRequests: true });
  let server: Server | undefined;
  let stopBackground: (() => Promise<void>) | undefined;
  const close = async () => {
    await server?.close();
    await stopBackground?.();
    await context.close();
  };
  const isStopping = handleShutdownSignals(context, close);

  try {
    if (!canHaveDemoStaff(config)) await endDemoStaff({ ...context, db: context.backgroundDb });
    if (config.demo) await fillWithDemoData({ ...context, db: context.backgroundDb });
    server = await open(context);
    stopBackground = await startBackgroundWork(context);
    await server.listen();
  } catch (error) {
    // A signal during startup has closed the resources that startup uses; the signal handler exits the process.
    if (isStopping()) return;
    await close();
    throw error;
  }
  if (!context.gateway.keyId)
    context.log.warn('payments are off: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET');
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`Aarambh is ready at ${config.publicUrl} (after ${seconds} s${config.demo ? ', with demo data' : ''})`);
  if (canHaveDemoStaff(config)) console.log(`Staff console: ${config.publicUrl}/staff`);
}
