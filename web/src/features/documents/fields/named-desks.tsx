import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { Avatar } from '../../../ui/avatar';
import { IconButton } from '../../../ui/button';
import { removeRow } from '../../../ui/forms/remove-row';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './act.module.css';
import { Fault } from './act-fields';
import { PartyPicker } from './party-picker';

/** A desk as shown in a pane. */
export interface NamedDesk {
  deskId: number;
  name: string;
  detail: string;
}

interface NamedDeskRowProps {
  desk: NamedDesk;
  onRemove?: () => void;
}

/** A chosen desk with a remove button. */
export function NamedDeskRow({ desk: { deskId, name, detail }, onRemove }: NamedDeskRowProps) {
  const { t } = useText();
  return (
    <div className={styles.party} data-party={deskId} tabIndex={-1}>
      <Avatar name={detail || name} size={34} />
      <span className={ui.grow}>
        <span className={clsx(ui.sm, ui.strong, ui.clip2)}>
          <Kept>{name}</Kept>
        </span>
        <span className={clsx(ui.xs, ui.muted, styles.partyDetail)}>{detail}</span>
      </span>
      {onRemove && (
        <IconButton dense label={t('documents.removeParty', { name })} onClick={({ currentTarget }) => removeRow(currentTarget, onRemove)}>
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

interface PostFieldProps {
  post: NamedDesk | null;
  onChange: (post: NamedDesk | null) => void;
  invalid: boolean;
}

/** The post to present a letter to, with today's holder or deputy. */
export function PostField({ post, onChange, invalid }: PostFieldProps) {
  const { t } = useText();
  if (post) {
    return (
      <div className={ui.field}>
        <span className={ui.lbl}>{t('documents.presentTo')}</span>
        <NamedDeskRow desk={post} onRemove={() => onChange(null)} />
      </div>
    );
  }
  return (
    <div className={clsx(ui.stack, styles.parties)}>
      <PartyPicker label={t('documents.presentTo')} kind="post" proposes="presentTo" taken={[]} onPick={onChange} invalid={invalid} />
      {invalid && <Fault text={t('documents.noPost')} />}
    </div>
  );
}
