import { peopleAt } from '@sarabun/contract/acting/acting-phrase';
import { findParties } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { IconUserPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { use } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Avatar } from '../../../ui/avatar';
import { Field } from '../../../ui/fields/field';
import { FoundList } from '../../../ui/fields/found-list';
import ui from '../../../ui/styles/ui.module.css';
import styles from './act.module.css';
import type { Party } from './assignment-rules';
import { LegDesk } from './pane-props';
import { PartyChips, type Proposal } from './party-chips';

type Found = Omit<AnswerOf<typeof findParties>['items'][number], 'open' | 'found'>;

interface PartyPickerProps {
  label: string;
  required?: boolean;
  /** Only desks of this kind. */
  kind?: 'post' | undefined;
  /** Only desks of these kinds among the results. */
  kinds?: readonly ('unit' | 'post' | 'person')[];
  /** What the structure of the registries proposes here. */
  proposes?: Proposal | undefined;
  taken: readonly { deskId: number }[];
  onPick: (party: Omit<Party, 'responsibility'> & Pick<Found, 'thaiName' | 'headPost'>) => void;
  invalid: boolean;
}

/** Finds units, posts and persons by name, position or unit; ↑ ↓ choose, Enter takes. Likely ones are offered below. Those already named are not. */
export function PartyPicker({ label, required = true, kind, kinds, proposes, taken, onPick, invalid }: PartyPickerProps) {
  const { t, language } = useText();
  const detailOf = (party: Found) => peopleAt(party, language) || party.unitName;
  const here = use(LegDesk);
  // The desk where the letter lies cannot be named.
  const offers = ({ deskId, kind: own }: { deskId: number; kind?: Found['kind'] }) =>
    deskId !== here && (!kinds || !own || kinds.includes(own)) && !taken.some((party) => party.deskId === deskId);
  return (
    <Field label={label} required={required}>
      {(control) => (
        <>
          <FoundList
            control={{ ...control, required: false, 'aria-invalid': invalid, placeholder: t('documents.findParty'), maxLength: 100 }}
            label={label}
            queryKey={['documents', 'parties', kind]}
            find={async (search, signal) => (await call(findParties, { search, kind }, { signal })).items}
            offers={offers}
            idOf={({ deskId }) => deskId}
            optionClassName={styles.partyOption}
            draw={(party) => (
              <>
                <Avatar name={party.name} size={30} />
                <span className={ui.grow}>
                  <span className={clsx(ui.sm, ui.strong, styles.partyDetail)}>{party.name}</span>
                  <span className={clsx(ui.xs, ui.muted, styles.partyDetail)}>
                    {detailOf(party)}
                    {party.found && !detailOf(party).includes(party.found) && ` · ${party.found}`}
                    {party.open > 0 && ` · ${t('documents.openLetters', { n: party.open })}`}
                  </span>
                </span>
                <IconUserPlus size={17} stroke={1.7} aria-hidden />
              </>
            )}
            none={t('documents.noPartyFound')}
            onPick={(party) => onPick({ deskId: party.deskId, name: party.name, thaiName: party.thaiName, headPost: party.headPost, detail: detailOf(party) })}
          />
          <PartyChips kind={kind} proposes={proposes} offers={offers} detailOf={detailOf} onPick={onPick} />
        </>
      )}
    </Field>
  );
}
