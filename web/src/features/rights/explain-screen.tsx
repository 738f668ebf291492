import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import ui from '../../ui/styles/ui.module.css';
import { SettingsFrame } from '../settings';
import { Explained } from './explained';
import { type Party, PartyField } from './party-field';
import styles from './rights.module.css';

/** “บุคคลนี้ทำอะไรได้บ้าง เพราะเหตุใด” (`explain-rights`): every right of a person with its reason, by the rules that enforce it. */
export function ExplainScreen() {
  const { t } = useText();
  const [person, setPerson] = useState<Party | null>(null);
  return (
    <SettingsFrame path="explain-rights" purpose={t('rights.explain.purpose')}>
      {() => (
        <section className={clsx(ui.card, styles.block)}>
          <PartyField label={t('rights.person')} from="persons" value={person} onChange={setPerson} />
          {person ? <Explained key={person.id} personId={person.id} /> : <BlankState kind="empty" small title={t('rights.explain.choose')} />}
        </section>
      )}
    </SettingsFrame>
  );
}
