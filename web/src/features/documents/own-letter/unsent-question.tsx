import { useText } from '../../../platform/i18n';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';

/** Whether an act goes on although a remark on its letter was typed and not saved. */
export default function UnsentQuestion({ onBack, onGo }: { onBack: () => void; onGo: () => void }) {
  const { t } = useText();
  return (
    <ConfirmDialog
      tone="warning"
      isBackFirst
      title={t('letterRoute.unsentRemark')}
      text={t('letterRoute.unsentRemarkText')}
      cancel={{ label: t('letterRoute.backToRemark'), onPress: onBack }}
      confirm={{ label: t('letterRoute.withoutRemark'), onPress: onGo }}
      onClose={onBack}
    />
  );
}
