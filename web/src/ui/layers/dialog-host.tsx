import { Suspense, useSyncExternalStore } from 'react';
import { createKeys } from './create-keys.ts';
import { dialogQueue } from './dialogs.ts';
import { lazyAfterLoad } from './lazy-after-load.ts';

const [RequestedDialog, usePreload] = lazyAfterLoad(() => import('./requested-dialog.tsx'));
const keyOf = createKeys();

/**
 * Renders the dialogs requested through `dialogs`. Rendered once, at the root. Never a dialog on a dialog: while a sheet is
 * open, the request is shown in place, inside the sheet.
 */
export function DialogHost() {
  const request = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.first, () => undefined);
  usePreload();
  return <Suspense>{request && <RequestedDialog key={keyOf(request)} request={request} />}</Suspense>;
}
