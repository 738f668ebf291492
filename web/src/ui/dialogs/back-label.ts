import { useText } from '../../platform/i18n';

/** The label of the way back from an action. Where the action itself cancels something, two buttons must not both say so. */
export function useBackLabel(action: string | undefined): string {
  const { t } = useText();
  return t(action?.startsWith(t('common.cancel')) ? 'common.keep' : 'common.cancel');
}
