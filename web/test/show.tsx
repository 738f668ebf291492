import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { agency } from '../src/platform/agency';
import { queries } from '../src/platform/queries';
import { themeOf } from '../src/ui/theme';
import { ToastHost } from '../src/ui/toasts/toast-host';

/** The pages that links of a part may lead to. */
const pages = [
  '/portal',
  '/intranet',
  '/collections/$type',
  '/sarabun',
  '/sarabun/dashboard',
  '/sarabun/receive',
  '/sarabun/handovers',
  '/sarabun/compose',
  '/sarabun/drafts',
  '/sarabun/follow-up',
  '/sarabun/pendency',
  '/sarabun/offline',
  '/sarabun/search',
  '/sarabun/registers',
  '/sarabun/registers/$register',
  '/notification-all',
  '/notification-all/$module',
  '/privacy-policy',
  '/settings/$menuID',
  '/settings/$menuID/$page',
  '/settings/$menuID/$page/$detail/$id',
  '/profile',
  '/account-information',
  '/change-password',
  '/signing-pin',
];

/** Shows a part of a page behind the sign-in, at an address, with an empty cache. `place()` says where its links have led, `depth()` how many entries ago the address was, `took()` what they took along; `back()` goes back. */
export async function show(
  part: ReactNode,
  address = '/portal',
): Promise<RenderResult & { place: () => string; depth: () => number; took: () => object | undefined; back: () => void }> {
  queries.clear();
  notifications.clean();
  const root = createRootRoute({ component: () => part });
  const children = pages.map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({ routeTree: root.addChildren(children), history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const shown = render(
    <MantineProvider theme={themeOf(agency().brand)} env="test">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never} />
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    ...shown,
    place: () => router.state.location.href,
    depth: () => router.history.location.state.__TSR_index,
    took: () => router.state.location.state.menu,
    back: () => router.history.back(),
  };
}
