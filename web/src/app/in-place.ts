import { browser, staysInPlace } from '../platform/browser';
import { sentenceOf } from '../platform/call-failed';
import { text } from '../platform/i18n';
import { isOnlyHere } from '../platform/storage';
import { toast } from '../ui/toast';

/**
 * While only this tab remembers the session, plain links of the product open within the page, and files are fetched by a call: a page that
 * is loaded again, another tab and a download know nobody. Returns a function that stops it.
 */
export function followLinksInPlace(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || !isOnlyHere('token')) return;
    const { origin, pathname } = new URL(link.href);
    if (origin !== location.origin) return;
    if (pathname.startsWith('/api/')) {
      event.preventDefault();
      void save(link.href, link.download || decodeURIComponent(pathname.split('/').at(-1) ?? ''));
    } else if (staysInPlace(link.href) && !link.download && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      browser.goTo(link.href);
    }
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

async function save(address: string, name: string): Promise<void> {
  const { saveBlob } = await import('../platform/save-file');
  await saveBlob(address, name).catch((error: unknown) => toast({ tone: 'error', title: text('common.failure'), text: sentenceOf(error) }));
}
