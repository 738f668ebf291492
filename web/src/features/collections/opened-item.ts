import { lazyDialog } from '../../ui/lazy-dialog';
import { withFirstTexts } from '../../ui/lazy-part';

/** Shows a written item of a collection. */
export const IntranetDialog = lazyDialog(withFirstTexts(async () => (await import('./intranet-dialog')).IntranetDialog));
