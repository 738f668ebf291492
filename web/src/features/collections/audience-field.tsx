import type { AudienceParty } from '@sarabun/contract/collections/manage-intranet';
import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { SearchBox } from '../../ui/fields/search-box';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import styles from './collections.module.css';
import { useAudienceUnits } from './use-intranet';

interface AudienceFieldProps {
  forEveryone: boolean;
  audience: AudienceParty[];
  groups: { id: number; name: string }[];
  error: string | undefined;
  onChange: (part: { forEveryone?: boolean; audience?: AudienceParty[] }) => void;
}

/** The audience of an item: everyone, or units including those below them and user groups. */
export function AudienceField({ forEveryone, audience, groups, error, onChange }: AudienceFieldProps) {
  const { t } = useText();
  const isIn = (party: { kind: string; id: number }) => audience.some(({ kind, id }) => kind === party.kind && id === party.id);
  const add = (party: AudienceParty) => !isIn(party) && onChange({ audience: [...audience, party] });
  return (
    <fieldset className={clsx(ui.stack, styles.audience)}>
      <legend className={ui.lbl}>{t('intranet.audience')}</legend>
      <div className={ui.seg}>
        {[true, false].map((everyone) => (
          <button key={String(everyone)} type="button" aria-pressed={forEveryone === everyone} onClick={() => onChange({ forEveryone: everyone })}>
            {t(everyone ? 'intranet.everyone' : 'intranet.named')}
          </button>
        ))}
      </div>
      {!forEveryone && (
        <>
          <ul className={styles.parties}>
            {audience.map((party) => (
              <li key={`${party.kind} ${party.id}`} className={clsx(styles.party, ui.sm)}>
                {party.name}
                <IconButton
                  dense
                  label={t('intranet.takeOff', { name: party.name })}
                  onClick={() => onChange({ audience: audience.filter((one) => one !== party) })}
                >
                  <IconX size={16} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <UnitSearch onAdd={(unit) => add({ kind: 'unit', ...unit })} />
          <div className={clsx(ui.row, ui.wrap)}>
            <span className={clsx(ui.xs, ui.muted)}>{t('intranet.groups')}</span>
            {groups
              .filter((group) => !isIn({ kind: 'group', id: group.id }))
              .map((group) => (
                <button key={group.id} type="button" className={ui.phrase} onClick={() => add({ kind: 'group', ...group })}>
                  {group.name}
                </button>
              ))}
          </div>
        </>
      )}
      {error && (
        <p className={ui.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function UnitSearch({ onAdd }: { onAdd: (unit: { id: number; name: string }) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const { data } = useAudienceUnits(useDebounced(typed.trim(), 300));
  return (
    <>
      <SearchBox label={t('intranet.findUnit')} placeholder={t('intranet.findUnit')} value={typed} onChange={setTyped} />
      {typed.trim() !== '' && data && (
        <div className={styles.found}>
          {data.map((unit) => (
            <button
              key={unit.id}
              type="button"
              className={clsx(ui.plain, ui.sm)}
              onClick={() => {
                onAdd(unit);
                setTyped('');
              }}
            >
              {unit.name}
            </button>
          ))}
          {data.length === 0 && <span className={clsx(ui.sm, ui.muted, styles.nothing)}>{t('intranet.noUnit')}</span>}
        </div>
      )}
    </>
  );
}
