import { type CommandChoice, commandChoiceCodes, commandChoices } from '@sarabun/contract/documents/action';
import { commandDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';
import { DueField } from '../follow-up';
import { Choices, Words } from './act-fields';
import { ActForm } from './act-form';
import { type CommandDraft, commandFaults } from './command-rules';
import type { PaneProps } from './pane-props';
import { PartiesField } from './parties-field';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

const empty: CommandDraft = { choice: 'acknowledged', text: '', parties: [], dueOn: null };
const phrases = ['proceed', 'asProposed', 'report', 'circulate', 'keep'] as const;

/** Gives an order on a letter (สั่งการ): its word, its text, who is to carry it out and by when. */
export function CommandPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const { draft, change, clear } = useDraft(`command_${legId}`, empty);
  const [tried, setTried] = useState(false);
  const command = useRouteAct(commandDocument);
  const presenter = letter.route.find((leg) => leg.legId === legId)?.from?.name ?? null;
  const found = () => commandFaults(draft, { today: bangkokDay(new Date()), hasPresenter: presenter !== null });
  const faults = tried ? found() : {};
  const submit = () => {
    setTried(true);
    if (Object.keys(found()).length > 0) return;
    onFailure(null);
    const { choice, dueOn } = draft;
    const parties = draft.parties.map(({ deskId, responsibility }) => ({ deskId, responsibility }));
    command.mutate(
      { legId, choice, text: draft.text.trim(), parties, dueOn },
      {
        onSuccess: () => {
          clear();
          toast({ tone: 'success', title: t('documents.commanded', { word: commandChoices[choice][language] }), text: letter.subject });
        },
        onError: onFailure,
      },
    );
  };
  return (
    <ActForm
      label={t('documents.mode.command')}
      head={head}
      effect={draft.parties.length === 0 && presenter ? t('documents.commandReturns', { name: presenter }) : t('documents.commandEffect')}
      button={{ text: t('documents.mode.command'), icon: <IconGavel size={20} stroke={1.8} aria-hidden /> }}
      busy={command.isPending}
      onSubmit={submit}
    >
      <Choices<CommandChoice>
        label={t('documents.commandWord')}
        options={commandChoiceCodes.map((code) => ({ code, text: commandChoices[code][language] }))}
        value={draft.choice}
        onChange={(choice) => change({ choice })}
      />
      <Words
        label={t('documents.commandText')}
        rows={3}
        required={draft.choice === 'other'}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={phrases.map((phrase) => t(`documents.commandPhrase.${phrase}`))}
        error={faults.text && t('documents.textMissing')}
      />
      <PartiesField
        label={t('documents.commandTo')}
        required={draft.choice === 'acknowledgedAssigned'}
        parties={draft.parties}
        onChange={(parties) => change({ parties })}
        error={faults.parties && t(`documents.${faults.parties}`)}
      />
      <DueField label={t('documents.dueOn')} value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} error={faults.dueOn && t('documents.duePast')} />
    </ActForm>
  );
}
