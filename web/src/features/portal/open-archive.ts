import { openArchive as endpoint } from '@sarabun/contract/portal/archive';
import { call, sentenceOf } from '../../platform/call';
import { text } from '../../platform/i18n';
import { toast } from '../../ui/toast';

/**
 * Opens the archive in a new tab with a ticket of its own. The tab is opened at once, by the press: browsers block one that is opened
 * after the answer. It cannot reach back into this page.
 */
export async function openArchive(): Promise<void> {
  const tab = open('', '_blank');
  try {
    const { address } = await call(endpoint, {});
    if (!tab) return location.assign(address);
    tab.opener = null;
    tab.location.replace(address);
  } catch (error) {
    tab?.close();
    toast({ tone: 'error', title: text('common.mistake'), text: sentenceOf(error) });
  }
}
