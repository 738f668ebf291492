import { findParties } from '@sarabun/contract/documents/route-actions';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import { SearchPicker } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import styles from './search.module.css';

interface UnitFieldProps {
  unit: number | undefined;
  name: string | null;
  onUnit: (unit: number | undefined) => void;
  /** Searches for the words as well. */
  onWords: (words: string) => void;
}

/** A unit to filter by, found by a word of its name. A chosen one is shown until removed. */
export function UnitField({ unit, name, onUnit, onWords }: UnitFieldProps) {
  const { t } = useText();
  if (unit === undefined) return <UnitChoice onUnit={onUnit} onWords={onWords} />;
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

/** Words that are no unit of the office, such as the sender's name, stay in the box, are said not to filter, and can be searched for instead. */
function UnitChoice({ onUnit, onWords }: Pick<UnitFieldProps, 'onUnit' | 'onWords'>) {
  const { t } = useText();
  const [left, setLeft] = useState<string | null>(null);
  const searchInstead = (words: string) => {
    setLeft(null);
    onWords(words);
  };
  return (
    <div className={styles.unitChoice}>
      <SearchPicker
        label={t('search.unit')}
        placeholder={t('search.anyUnit')}
        value={left === null ? null : { id: 0, name: left }}
        error={left === null ? undefined : t('search.unitNotChosen', { words: left })}
        queryKey={['search', 'units']}
        find={async (search, signal) =>
          (await call(findParties, { search, kind: 'unit' }, { signal })).items.map(({ unitId, name, detail }) => ({ id: unitId, name, detail }))
        }
        none={t('search.noSuchUnit')}
        onPick={(picked) => {
          setLeft(null);
          if (picked) onUnit(picked.id);
        }}
        onLeft={setLeft}
      />
      {left !== null && (
        <Button tone="ghost" size="sm" onClick={() => searchInstead(left)}>
          {t('search.wordsInstead', { words: left })}
        </Button>
      )}
    </div>
  );
}
