import { findParties } from '@sarabun/contract/documents/route-actions';
import { IconX } from '@tabler/icons-react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { SearchPicker } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import styles from './search.module.css';

/** A unit to filter by, found by a word of its name. A chosen one is shown until removed. */
export function UnitField({ unit, name, onUnit }: { unit: number | undefined; name: string | null; onUnit: (unit: number | undefined) => void }) {
  const { t } = useText();
  if (unit === undefined) {
    return (
      <SearchPicker
        label={t('search.unit')}
        placeholder={t('search.anyUnit')}
        value={null}
        queryKey={['search', 'units']}
        find={async (search, signal) =>
          (await call(findParties, { search, kind: 'unit' }, { signal })).items.map(({ unitId, name, detail }) => ({ id: unitId, name, detail }))
        }
        onPick={(picked) => picked && onUnit(picked.id)}
      />
    );
  }
  return (
    <div className={ui.field}>
      <span className={styles.label}>{t('search.unit')}</span>
      <span className={styles.unit}>
        <span className={ui.grow}>{name ?? '…'}</span>
        <IconButton dense label={t('search.clearUnit')} onClick={() => onUnit(undefined)}>
          <IconX size={16} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
