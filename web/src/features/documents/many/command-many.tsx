import { commandDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { offeredByCode, useDocumentWords } from '../../settings';
import { footLine, namesOf } from '../fields/assignment-rules';
import { isTouch } from '../fields/first-field';
import { LegDesk } from '../fields/pane-props';
import { CommandFields } from '../route/command-fields';
import { asksText, type CommandDraft, chosenType, commandFaults, orderedParties } from '../route/command-rules';
import { ManyDialog } from './many-dialog';
import { dueOfAll, type ManyProps, useGiving } from './use-giving';

/** Most letters are external ones; their phrases are offered for all. */
export const usualKind = 1;

/** One order on several letters: the same keyword, text, assignees and due day for each. */
export function CommandManyDialog({ letters, onRead, onClose, onDone }: ManyProps) {
  const { t, language } = useText();
  const dates = useDates();
  const { commands } = useDocumentWords();
  const [draft, setDraft] = useState<CommandDraft>({ choice: '', text: '', parties: [], dueOn: null });
  const [tried, setTried] = useState(false);
  const giving = useGiving({ letters, onDone });
  const change = (part: Partial<CommandDraft>) => setDraft({ ...draft, ...part });
  const types = offeredByCode(commands, draft.choice);
  const type = chosenType(types, draft.choice, isTouch());
  // Whether a letter can go back to somebody is known when it is tried: one that cannot is refused by itself.
  const needsParty = type?.needsParty ?? false;
  const needsText = asksText(type);
  const found = () => commandFaults(draft, { today: bangkokDay(new Date()), needsText, needsParty });
  const faults = tried ? found() : {};
  const word = type?.[language] ?? '';
  const names = namesOf(draft.parties, (rest) => t('documents.andMore', rest));
  const nobody = needsParty ? '' : t(type?.closes ? 'bulkReceive.orderCloses' : 'bulkReceive.orderReturns');
  const due = draft.dueOn ?? dueOfAll(letters, false);
  const submit = () => {
    setTried(true);
    if (!type || Object.keys(found()).length > 0) return;
    const order = { choice: type.code, text: draft.text.trim(), parties: orderedParties(draft.parties), dueOn: draft.dueOn };
    return giving.send(
      ({ legId }) => call(commandDocument, { legId, ...order }),
      (n) => t('bulkReceive.ordered', { word, n }),
    );
  };
  const n = letters.length;
  return (
    <ManyDialog
      title={t('bulkReceive.giveTitle.command', { n })}
      submit={type ? t('bulkReceive.order', { word, n }) : t('bulkReceive.giveTitle.command', { n })}
      letters={letters}
      onRead={onRead}
      giving={giving}
      effect={footLine(names ? t('documents.goesTo', { names }) : nobody, due && t('documents.until', { day: dates.day(due) }))}
      onSubmit={submit}
      onClose={onClose}
    >
      <LegDesk value={letters.every((one) => one.deskId === letters[0]?.deskId) ? letters[0]?.deskId : undefined}>
        <CommandFields
          draft={draft}
          change={change}
          types={types}
          type={type}
          kind={usualKind}
          rows={2}
          needsParty={needsParty}
          faults={faults}
          noType={tried && !type}
          inherited={dueOfAll(letters, draft.dueOn !== null)}
        />
      </LegDesk>
    </ManyDialog>
  );
}
