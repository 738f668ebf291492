import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useText } from '../../../platform/i18n';
import { Segments } from '../../../ui/fields/segments';
import ui from '../../../ui/styles/ui.module.css';
import styles from './panel.module.css';
import { type PanelRole, panelRoles } from './panel-steps';

type Panel = LetterContent['panel'];

interface PanelFieldsProps {
  panel: Panel;
  /** How many members are named. */
  members: number;
  onChange: (panel: Panel) => void;
}

/** Whether a committee signs; how many of its members, and whether all are asked together. */
export function PanelFields({ panel, members, onChange }: PanelFieldsProps) {
  const { t } = useText();
  return (
    <>
      <label className={clsx(ui.row, ui.sm)}>
        <input
          type="checkbox"
          className={ui.tick}
          checked={panel !== null}
          onChange={({ target }) => onChange(target.checked ? { needed: 2, inTurn: false } : null)}
        />
        {t('letters.panel.use')}
      </label>
      {panel && <HowManySign panel={panel} members={members} onChange={onChange} />}
    </>
  );
}

function HowManySign({ panel, members, onChange }: PanelFieldsProps & { panel: NonNullable<Panel> }) {
  const { t } = useText();
  const id = useId();
  const most = Math.max(2, members, panel.needed);
  return (
    <div className={styles.panel}>
      <label htmlFor={id} className={ui.sm}>
        {t('letters.panel.needed')}
      </label>
      <select id={id} className={ui.input} value={panel.needed} onChange={(event) => onChange({ ...panel, needed: Number(event.target.value) })}>
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {members > 1 ? t('letters.panel.ofMembers', { n: count, members }) : t('letters.panel.signers', { n: count })}
          </option>
        ))}
      </select>
      <Segments
        label={t('letters.panel.order')}
        values={[false, true]}
        chosen={panel.inTurn}
        onChoose={(inTurn) => onChange({ ...panel, inTurn })}
        word={(inTurn) => t(inTurn ? 'letters.panel.inTurn' : 'letters.panel.together')}
      />
      <p className={clsx(ui.xs, ui.muted, styles.hint)}>{t('letters.panel.hint')}</p>
    </div>
  );
}

interface RoleChoiceProps {
  name: string;
  role: PanelRole;
  onChoose: (role: PanelRole) => void;
}

/** What one person on the way of a committee's letter does. */
export function RoleChoice({ name, role, onChoose }: RoleChoiceProps) {
  const { t } = useText();
  return (
    <select
      className={clsx(ui.input, styles.role)}
      aria-label={t('letters.panel.roleOf', { name })}
      value={role}
      onChange={(event) => onChoose(event.target.value as PanelRole)}
    >
      {panelRoles.map((one) => (
        <option key={one} value={one}>
          {t(`letters.panel.roles.${one}`)}
        </option>
      ))}
    </select>
  );
}
