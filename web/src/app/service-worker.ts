/** Its place in the build: at the root, so that it is responsible for every page. */
const address = '/service-worker.js';

/**
 * Starts the service worker, which keeps the files of this build for times without a connection. Where a browser has none or refuses, such
 * as without TLS or with blocked storage, the product works online as before.
 */
export async function startServiceWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(address);
    registration.waiting?.postMessage('take your turn');
  } catch {
    // Nothing that works online depends on it.
  }
}
