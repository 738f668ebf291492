import { clsx } from 'clsx';
import ui from '../../../ui/styles/ui.module.css';
import styles from './act.module.css';
import { Fault } from './act-fields';
import { type Party, withParty, withResponsibility } from './assignment-rules';
import { PartyList } from './party-list';
import { PartyPicker } from './party-picker';

interface PartiesFieldProps {
  label: string;
  required?: boolean;
  proposes?: 'assignTo' | undefined;
  parties: readonly Party[];
  onChange: (parties: Party[]) => void;
  error: string | undefined;
}

/** Units, posts and persons with the part each has in the work. */
export function PartiesField({ label, required = true, proposes, parties, onChange, error }: PartiesFieldProps) {
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
        onRole={(deskId, role) => onChange(withResponsibility(parties, deskId, role))}
        onRemove={(deskId) => onChange(parties.filter((party) => party.deskId !== deskId))}
      />
      {error && <Fault text={error} />}
    </div>
  );
}
