import { IconFilter } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { Button } from '../button';
import ui from '../styles/ui.module.css';

interface FilterSwitchProps {
  /** How many of the folded filters are set. */
  count: number;
  shown: boolean;
  onShown: (shown: boolean) => void;
  /** The id of the filters. */
  controls: string;
}

/** On a phone, shows and hides the filters of a list; elsewhere they are always shown. */
export function FilterSwitch({ count, shown, onShown, controls }: FilterSwitchProps) {
  const { t } = useText();
  return (
    <Button
      className={ui.filterSwitch}
      tone="ghost"
      size="sm"
      icon={<IconFilter size={18} stroke={1.7} aria-hidden />}
      aria-expanded={shown}
      aria-controls={controls}
      onClick={() => onShown(!shown)}
    >
      {count > 0 ? t('search.filtersOn', { count }) : t('search.filters')}
    </Button>
  );
}
