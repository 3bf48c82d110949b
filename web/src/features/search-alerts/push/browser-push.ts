import { api } from '../../../platform/api/browser-api.ts';
import { registerBrowser, unregisterBrowser } from '../saved-search.api.ts';

/**
 * Whether this browser shows alerts: `unsupported` where it has no web push (on an iPhone, until the portal is on the home
 * screen), `blocked` when its user has refused.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

async function findManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

const toBase64Url = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const isFor = (subscription: PushSubscription, pushKey: string): boolean =>
  toBase64Url(subscription.options.applicationServerKey) === pushKey;

/** The state of web push in this browser. A subscription for another key of the portal is ignored. */
export async function readPushState(pushKey: string): Promise<PushState> {
  const manager = await findManager().catch(() => undefined);
  if (!manager) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await manager.getSubscription();
  return subscription && isFor(subscription, pushKey) ? 'on' : 'off';
}

/** Asks for permission and registers this browser. Call it only when the user has pressed a button. */
export async function turnOnPush(accountID: number, pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return await readPushState(pushKey);
  const manager = await findManager();
  if (!manager) return 'unsupported';
  const known = await manager.getSubscription();
  if (known && !isFor(known, pushKey)) await known.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  await registerBrowser(api, accountID, subscription);
  return 'on';
}

/** Ends web push in this browser. */
export async function turnOffPush(accountID: number): Promise<PushState> {
  const subscription = await (await findManager())?.getSubscription();
  if (subscription) {
    await unregisterBrowser(api, accountID, subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}
