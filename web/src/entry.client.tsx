import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEarlyPress } from './platform/document/early-press.ts';

const replayEarlyPress = takeEarlyPress();

/** Does what was asked for before the page was hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replayEarlyPress, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  );
});
