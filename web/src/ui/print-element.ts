import { delays } from '@sarabun/contract/constants';
import { text } from '../platform/i18n';
import { toast } from './toast';

/**
 * Prints one element of the page (`data-printing` in layout.css), or shows that it does not exist. Waits before the print dialog, so that
 * its content has loaded.
 */
export function printElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) {
    toast({ tone: 'error', title: text('common.mistake'), text: text('ui.nothingToPrint') });
    return;
  }
  setTimeout(() => {
    const page = document.documentElement;
    page.dataset.printing = '';
    element.dataset.printed = '';
    print();
    delete element.dataset.printed;
    delete page.dataset.printing;
  }, delays.print);
}
