import { Suspense, useSyncExternalStore } from 'react';
import { createKeys } from './create-keys.ts';
import { lazyAfterLoad } from './lazy-after-load.ts';
import { toastQueue } from './toasts.ts';

const [PlacedToast, usePreload] = lazyAfterLoad(() => import('./placed-toast.tsx'));
const keyOf = createKeys();

/** Renders the toasts requested through `showToast`. Rendered once, at the root, also while it is empty (live region). */
export function ToastHost() {
  const toast = useSyncExternalStore(toastQueue.subscribe, toastQueue.first, () => undefined);
  usePreload();
  return (
    <div role="status">
      <Suspense>{toast && <PlacedToast key={keyOf(toast)} toast={toast} />}</Suspense>
    </div>
  );
}
