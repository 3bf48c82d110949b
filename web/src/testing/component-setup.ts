import '../platform/zod-without-eval.ts';
import '../ui/theme.css';
import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { clearAppliedJobs, setJustApplied } from '../features/applications/index.ts';
import { clearMemoized } from '../platform/api/memoize-with-ttl.ts';
import { dialogQueue } from '../ui/layers/dialogs.ts';
import { toastQueue } from '../ui/layers/toasts.ts';

afterEach(async () => {
  // Test files share one instance of vitest-browser-react, which registers its cleanup only once.
  await cleanup();
  // An open dialog of a failed test would cover the page of the next test.
  for (let open = dialogQueue.first(); open; open = dialogQueue.first()) open.answer(false);
  toastQueue.clear();
  localStorage.clear();
  sessionStorage.clear();
  // Test files share one page and its modules: without this a test would see the replies of another.
  clearMemoized();
  clearAppliedJobs();
  setJustApplied(undefined);
  await commands.resetNetwork();
});
