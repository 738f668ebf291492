import { commandDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { DueField } from '../../follow-up';
import { offeredByCode, useDocumentWords, usePhrases } from '../../settings';
import { Choices, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { PartiesField } from '../fields/parties-field';
import { useDraft } from '../fields/use-draft';
import { usePaneAct } from '../fields/use-route-act';
import { type CommandDraft, commandFaults, unnamed } from './command-rules';

const empty: CommandDraft = { choice: '', text: '', parties: [], dueOn: null };

/** Gives an order on a letter (สั่งการ): its keyword, text, assignees and due day. */
export function CommandPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const { draft, change, clear } = useDraft(`command_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const command = usePaneAct(commandDocument, { letter, onFailure });
  const returnsTo = letter.orderReturnsTo ?? null;
  const types = offeredByCode(useDocumentWords().commands, draft.choice);
  const type = types.find(({ code }) => code === draft.choice) ?? types[0];
  const nobody = unnamed(type, { mayClose: letter.allowedActions.includes('close'), returnsTo });
  const needsText = type?.needsText ?? false;
  const found = () => commandFaults(draft, { today: bangkokDay(new Date()), needsText, needsParty: nobody === 'needsParty' });
  const faults = tried ? found() : {};
  const submit = () => {
    setTried(true);
    if (!type || Object.keys(found()).length > 0) return;
    const { dueOn } = draft;
    const parties = draft.parties.map(({ deskId, responsibility }) => ({ deskId, responsibility }));
    command.send({ legId, choice: type.code, text: draft.text.trim(), parties, dueOn }, t('documents.commanded', { word: type[language] }), clear);
  };
  const phrases = usePhrases('command', letter.kind);
  const endings = {
    closes: t('workWords.commandCloses'),
    returns: t('documents.commandReturns', { name: returnsTo ?? '' }),
    needsParty: t('documents.commandNeedsParty'),
  };
  return (
    <ActForm
      label={t('documents.mode.command')}
      head={head}
      effect={draft.parties.length === 0 ? endings[nobody] : t('documents.commandEffect')}
      button={{ text: t('documents.mode.command'), icon: <IconGavel size={20} stroke={1.8} aria-hidden /> }}
      act={command}
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
        required={needsText}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={phrases}
        error={faults.text && t('documents.textMissing')}
      />
      <PartiesField
        label={t('documents.commandTo')}
        required={nobody === 'needsParty'}
        parties={draft.parties}
        onChange={(parties) => change({ parties })}
        error={faults.parties && t(`documents.${faults.parties}`)}
      />
      <DueField label={t('documents.dueOn')} value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} error={faults.dueOn && t('documents.duePast')} />
    </ActForm>
  );
}
