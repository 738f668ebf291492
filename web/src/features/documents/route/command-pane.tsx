import { commandDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { DueField } from '../../follow-up';
import { offeredByCode, useDocumentWords, usePhrases } from '../../settings';
import { Choices, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { namesOf } from '../fields/assignment-rules';
import type { PaneProps } from '../fields/pane-props';
import { PartiesField } from '../fields/parties-field';
import { useChoosesNothing } from '../fields/until-shown';
import { useDraft } from '../fields/use-draft';
import { usePaneAct } from '../fields/use-route-act';
import { dueOfLeg } from '../view/due-here';
import { commandFaults, commandOf, orderedParties, unnamed } from './command-rules';

/** Says what an order does that names nobody. */
function endingOf(t: ReturnType<typeof useText>['t'], nobody: ReturnType<typeof unnamed>, returnsTo: string | null): string {
  if (nobody === 'closes') return t('workWords.commandCloses');
  return nobody === 'returns' ? t('documents.commandReturns', { name: returnsTo ?? '' }) : t('documents.commandNeedsParty');
}

/** Gives an order on a letter (สั่งการ): its keyword, text, assignees and due day. */
export function CommandPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const { commands } = useDocumentWords();
  const { draft, change, clear } = useDraft(`command_${legId}`, commandOf(letter, legId, commands));
  const [tried, setTried] = useState(false);
  const choosesNothing = useChoosesNothing();
  const command = usePaneAct(commandDocument, { letter, onFailure });
  const returnsTo = letter.orderReturnsTo ?? null;
  const types = offeredByCode(commands, draft.choice);
  const type = types.find(({ code }) => code === draft.choice) ?? (choosesNothing ? undefined : types[0]);
  const names = namesOf(draft.parties, (rest) => t('documents.andMore', rest));
  const nobody = unnamed(type, { mayClose: letter.allowedActions.includes('close'), returnsTo });
  const needsText = type?.needsText ?? false;
  const found = () => commandFaults(draft, { today: bangkokDay(new Date()), needsText, needsParty: nobody === 'needsParty' });
  const faults = tried ? found() : {};
  const submit = () => {
    setTried(true);
    if (!type || Object.keys(found()).length > 0) return;
    const { dueOn } = draft;
    const word = type[language];
    const done = names ? t('documents.commandedTo', { word, names }) : t('documents.commanded', { word });
    command.send({ legId, choice: type.code, text: draft.text.trim(), parties: orderedParties(draft.parties), dueOn }, done, clear);
  };
  return (
    <ActForm
      label={t('documents.mode.command')}
      head={head}
      effect={names === '' ? endingOf(t, nobody, returnsTo) : t('documents.goesTo', { names })}
      button={{ text: t('documents.mode.command'), icon: <IconGavel size={20} stroke={1.8} aria-hidden /> }}
      act={command}
      onSubmit={submit}
    >
      <Choices
        label={t('documents.commandWord')}
        options={types.map((one) => ({ code: one.code, text: one[language] }))}
        value={type?.code ?? null}
        onChange={(choice) => change({ choice })}
        error={tried && !type ? t('documents.chooseCommand') : undefined}
      />
      <Words
        label={t('documents.commandText')}
        rows={3}
        required={needsText}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={usePhrases('command', letter.kind)}
        error={faults.text && t('documents.textMissing')}
      />
      <PartiesField
        label={t('documents.commandTo')}
        required={nobody === 'needsParty'}
        hasOwnWords
        parties={draft.parties}
        onChange={(parties) => change({ parties })}
        error={faults.parties && t(`documents.${faults.parties}`)}
      />
      <DueField
        label={t('documents.dueOn')}
        value={draft.dueOn}
        onChange={(dueOn) => change({ dueOn })}
        error={faults.dueOn && t('documents.duePast')}
        inherited={dueOfLeg(letter, legId)}
      />
    </ActForm>
  );
}
