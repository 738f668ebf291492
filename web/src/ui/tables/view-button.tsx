import { IconEye } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';

interface ViewButtonProps {
  subject: string;
  legId: number;
  onOpen: () => void;
}

/** Opens one of several listed letters; a click on it is not one on its row. */
export function ViewButton({ subject, legId, onOpen }: ViewButtonProps) {
  const { t } = useText();
  return (
    <button
      type="button"
      className={ui.btnView}
      data-row
      data-leg={legId}
      aria-label={`${t('queues.view')} ${subject}`}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <IconEye size={17} stroke={1.8} aria-hidden />
      {t('queues.view')}
    </button>
  );
}
