import { commandDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { DueField } from '../follow-up';
import { offeredByCode, useDocumentWords, usePhrases } from '../settings';
import { Choices, Words } from './act-fields';
import { ActForm } from './act-form';
import { type CommandDraft, commandFaults } from './command-rules';
import type { PaneProps } from './pane-props';
import { PartiesField } from './parties-field';
import { useDraft } from './use-draft';
import { usePaneAct } from './use-route-act';

const empty: CommandDraft = { choice: '', text: '', parties: [], dueOn: null };

/** Gives an order on a letter (สั่งการ): its word, its text, who is to carry it out and by when. */
export function CommandPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const { draft, change, clear } = useDraft(`command_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const command = usePaneAct(commandDocument, { letter, onFailure });
  const presenter = letter.route.find((leg) => leg.legId === legId)?.from?.name ?? null;
  const types = offeredByCode(useDocumentWords().commands, draft.choice);
  const type = types.find(({ code }) => code === draft.choice) ?? types[0];
  const found = () => commandFaults(draft, { today: bangkokDay(new Date()), hasPresenter: presenter !== null, type });
  const faults = tried ? found() : {};
  const submit = () => {
    setTried(true);
    if (!type || Object.keys(found()).length > 0) return;
    const { dueOn } = draft;
    const parties = draft.parties.map(({ deskId, responsibility }) => ({ deskId, responsibility }));
    command.send({ legId, choice: type.code, text: draft.text.trim(), parties, dueOn }, t('documents.commanded', { word: type[language] }), clear);
  };
  const phrases = usePhrases('command', letter.kind);
  const nobody = draft.parties.length === 0;
  const ending = nobody && type?.closes ? t('workWords.commandCloses') : nobody && presenter && t('documents.commandReturns', { name: presenter });
  return (
    <ActForm
      label={t('documents.mode.command')}
      head={head}
      effect={ending || t('documents.commandEffect')}
      button={{ text: t('documents.mode.command'), icon: <IconGavel size={20} stroke={1.8} aria-hidden /> }}
      busy={command.busy}
      onSubmit={submit}
    >
      <Choices
        label={t('documents.commandWord')}
        options={types.map((one) => ({ code: one.code, text: one[language] }))}
        value={type?.code ?? null}
        onChange={(choice) => change({ choice })}
      />
      <Words
        label={t('documents.commandText')}
        rows={3}
        required={type?.needsText ?? false}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={phrases}
        error={faults.text && t('documents.textMissing')}
      />
      <PartiesField
        label={t('documents.commandTo')}
        required={type?.needsParty ?? false}
        parties={draft.parties}
        onChange={(parties) => change({ parties })}
        error={faults.parties && t(`documents.${faults.parties}`)}
      />
      <DueField label={t('documents.dueOn')} value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} error={faults.dueOn && t('documents.duePast')} />
    </ActForm>
  );
}
