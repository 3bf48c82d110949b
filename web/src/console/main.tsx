import '../platform/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DialogHost, ToastHost } from '../ui/index.ts';
import { FactorDialog, staffQueryClient } from './api/index.ts';
import { routes } from './routes.tsx';
import { applyStoredTheme } from './shell/staff-theme.ts';
import { ReasonHost } from './ui/index.ts';

applyStoredTheme();

const router = createBrowserRouter(routes, { basename: '/staff' });

createRoot(document.getElementById('console') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={staffQueryClient}>
      <RouterProvider router={router} />
      <ReasonHost />
      <FactorDialog />
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>
  </StrictMode>,
);
