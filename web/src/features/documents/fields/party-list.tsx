import { type Responsibility, responsibilities } from '@sarabun/contract/documents/action';
import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { Avatar } from '../../../ui/avatar';
import { IconButton } from '../../../ui/button';
import { removeRow } from '../../../ui/forms/remove-row';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './act.module.css';
import type { Party } from './assignment-rules';

const tones = { main: ui.brand, joint: ui.blue, information: undefined };

interface PartyListProps {
  parties: readonly Party[];
  onRole: (deskId: number, responsibility: Responsibility) => void;
  onRemove: (deskId: number) => void;
  /** Told of what one of several is told by itself; not asked for if left out. */
  onWords?: (deskId: number, words: string) => void;
}

const mostWords = 2000;

/** The assignees with their responsibility. */
export function PartyList({ parties, onRole, onRemove, onWords }: PartyListProps) {
  const { t } = useText();
  const asksWords = (party: Party) => onWords !== undefined && (parties.length > 1 || Boolean(party.words));
  return (
    <ul className={clsx(ui.stack, styles.parties)}>
      {parties.map((party) => (
        <li key={party.deskId} className={styles.party} data-party={party.deskId} tabIndex={-1}>
          <Avatar name={party.name} size={34} />
          <span className={ui.grow}>
            <span className={clsx(ui.sm, ui.strong, ui.clip2)}>
              <Kept>{party.name}</Kept>
            </span>
            <span className={clsx(ui.xs, ui.muted, styles.partyDetail)}>{party.detail}</span>
          </span>
          <select
            className={clsx(ui.chip, styles.partyRole, tones[party.responsibility])}
            aria-label={t('documents.partOf', { name: party.name })}
            value={party.responsibility}
            onChange={(event) => onRole(party.deskId, event.target.value as Responsibility)}
          >
            {responsibilities.map((one) => (
              <option key={one} value={one}>
                {t(`documents.responsibility.${one}`)}
              </option>
            ))}
          </select>
          <IconButton
            dense
            label={t('documents.removeParty', { name: party.name })}
            onClick={({ currentTarget }) => removeRow(currentTarget, () => onRemove(party.deskId))}
          >
            <IconX size={16} aria-hidden />
          </IconButton>
          {asksWords(party) && (
            <input
              className={clsx(ui.input, ui.sm, styles.partyWords)}
              aria-label={t('documents.wordsTo', { name: party.name })}
              placeholder={t('documents.wordsToOne')}
              maxLength={mostWords}
              autoComplete="off"
              value={party.words ?? ''}
              onChange={(event) => onWords?.(party.deskId, event.target.value)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
