import { verify } from '@sarabun/contract/session/sign-in';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { keepUpOffline } from '../features/offline';
import { askTiles } from '../features/queues';
import { ConsentGate, IdleGuard } from '../features/session';
import { CallFailed, call } from '../platform/call';
import { forgetEarly } from '../platform/early';
import { keptLanguage, speak } from '../platform/i18n';
import { onLineBack } from '../platform/line';
import { queries } from '../platform/queries';
import { dropSession, followOtherTabs, rememberUser } from '../platform/session';
import { Kit } from '../ui/kit';
import { ToastHost } from '../ui/toasts/toast-host';
import { whenIdle } from '../ui/when-idle';
import { catchUpAfterOutage } from './catch-up';
import { beginsWithTiles } from './early-calls';
import { followLinksInPlace } from './in-place';
import { LiveUpdates } from './live-updates';
import { createAppRouter } from './router';
import { startServiceWorker } from './service-worker';
import { StartingScreen } from './starting-screen';

/** How long the first page waits for answers that are due, in milliseconds. */
const tilesMs = 150;

/**
 * Opens the pages after sign-in. The session is verified first; a refusal ends it. If the server cannot be reached, the session is kept and
 * verified again after the outage or on request.
 */
export async function openMainApp(root: Root): Promise<void> {
  const speaking = speak(keptLanguage());
  // Where the page is not loaded again, it starts with what the server says now all the same.
  queries.clear();
  try {
    const { userLogin } = await call(verify, {});
    rememberUser(userLogin);
  } catch (error) {
    forgetEarly();
    await speaking;
    if (error instanceof CallFailed && error.status !== 0 && error.status < 500) {
      if (error.status !== 401) dropSession('expired');
      return;
    }
    const text = error instanceof Error ? error.message : String(error);
    const stop = onLineBack(() => again());
    const again = () => {
      stop();
      void openMainApp(root);
    };
    root.render(<StartingScreen failure={{ text, onRetry: again }} />);
    return;
  }
  await speaking;
  // Asked together with who is signed in, they are there at the same time, and nothing is drawn in their place first.
  if (beginsWithTiles(location)) await Promise.race([askTiles(), new Promise((done) => setTimeout(done, tilesMs))]);
  const router = createAppRouter();
  // Otherwise the first page would be drawn in one go after an empty one.
  await router.load();
  // In slices, between which the browser answers.
  startTransition(() => root.render(<MainApp router={router} />));
  // After the parts of the first page.
  whenIdle(() => {
    forgetEarly();
    if (import.meta.env.PROD) void startServiceWorker();
  });
}

function MainApp({ router }: { router: ReturnType<typeof createAppRouter> }) {
  useEffect(followOtherTabs, []);
  useEffect(() => catchUpAfterOutage(queries), []);
  useEffect(keepUpOffline, []);
  useEffect(followLinksInPlace, []);
  return (
    <Kit>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <LiveUpdates />
        <Suspense>
          <ConsentGate />
          <IdleGuard />
        </Suspense>
        <ToastHost />
      </QueryClientProvider>
    </Kit>
  );
}
