import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { lazyPart } from '../../../ui/lazy-part';
import ui from '../../../ui/styles/ui.module.css';
import styles from './act.module.css';
import { Fault } from './act-fields';
import { type Party, replacedMain, withParty, withResponsibility } from './assignment-rules';
import { PartyList } from './party-list';
import { PartyPicker } from './party-picker';

const ReachedTwice = lazyPart(async () => (await import('./reached-twice')).ReachedTwice);

interface PartiesFieldProps {
  label: string;
  required?: boolean;
  proposes?: 'assignTo' | undefined;
  /** Each of several may be told something more than the others. */
  hasOwnWords?: boolean;
  parties: readonly Party[];
  onChange: (parties: Party[]) => void;
  error: string | undefined;
}

/** Units, posts and persons with the part each has in the work. */
export function PartiesField({ label, required = true, proposes, hasOwnWords = false, parties, onChange, error }: PartiesFieldProps) {
  const { t } = useText();
  const [swapped, setSwapped] = useState('');
  const setRole = (deskId: number, role: Party['responsibility']) => {
    const now = withResponsibility(parties, deskId, role);
    const old = replacedMain(parties, now);
    const next = now.find((one) => one.deskId === deskId);
    setSwapped(old && next ? t('documents.mainSwapped', { next: next.name, old: old.name }) : '');
    onChange(now);
  };
  return (
    <div className={clsx(ui.stack, styles.parties)}>
      <PartyPicker
        label={label}
        required={required}
        proposes={proposes}
        taken={parties}
        onPick={(party) => onChange(withParty(parties, party))}
        invalid={error !== undefined}
      />
      <PartyList
        parties={parties}
        onRole={setRole}
        {...(hasOwnWords && { onWords: (deskId, words) => onChange(parties.map((one) => (one.deskId === deskId ? { ...one, words } : one))) })}
        onRemove={(deskId) => {
          setSwapped('');
          onChange(parties.filter((party) => party.deskId !== deskId));
        }}
      />
      {parties.length > 1 && (
        <Suspense>
          <ReachedTwice desks={parties} />
        </Suspense>
      )}
      <p className={clsx(ui.sm, ui.soft)} role="status">
        {swapped}
      </p>
      {error && <Fault text={error} />}
    </div>
  );
}
