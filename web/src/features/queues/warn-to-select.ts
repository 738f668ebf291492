import { text } from '../../platform/i18n';
import { toast } from '../../ui/toast';

/** Shown when something is to be opened or done and nothing was selected (specification §5). */
export const warnToSelect = () => toast({ tone: 'warning', title: text('queues.selectFirst') });
