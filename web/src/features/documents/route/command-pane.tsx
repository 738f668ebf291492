import { commandDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { keepFocus } from '../../../ui/forms/remove-row';
import { useDraft } from '../../../ui/forms/use-draft';
import { offeredByCode, useDocumentWords } from '../../settings';
import { ActForm } from '../fields/act-form';
import { footLine, namesOf, type Party } from '../fields/assignment-rules';
import { isTouch } from '../fields/first-field';
import type { PaneProps } from '../fields/pane-props';
import { RecalledFrom } from '../fields/recalled-from';
import { usePaneAct } from '../fields/use-route-act';
import { dueOfLeg } from '../view/due-here';
import { CommandFields } from './command-fields';
import { asksText, chosenType, commandFaults, commandOf, orderedParties, unnamed } from './command-rules';

/** Says what an order does that names nobody. */
function endingOf(t: ReturnType<typeof useText>['t'], nobody: ReturnType<typeof unnamed>, returnsTo: string | null): string {
  if (nobody === 'closes') return t('workWords.commandCloses');
  return nobody === 'returns' ? t('documents.commandReturns', { name: returnsTo ?? '' }) : t('documents.commandNeedsParty');
}

/** Gives an order on a letter (สั่งการ): its keyword, text, assignees and due day. */
export function CommandPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const dates = useDates();
  const { commands } = useDocumentWords();
  const recalled = commandOf(letter, legId, commands);
  const { draft, change, clear } = useDraft(`command_${legId}`, { ...recalled, parties: [] as Party[] });
  // Whoever was named before the recall is not left out by mistake.
  const [isUnnamed, setUnnamed] = useState(false);
  const asksAgain = recalled.parties.length > 0 && draft.parties.length === 0 && !isUnnamed;
  const [tried, setTried] = useState(false);
  const command = usePaneAct(commandDocument, { letter, onFailure });
  const returnsTo = letter.orderReturnsTo ?? null;
  const types = offeredByCode(commands, draft.choice);
  const type = chosenType(types, draft.choice, isTouch());
  const names = namesOf(draft.parties, (rest) => t('documents.andMore', rest));
  const nobody = unnamed(type, { mayClose: letter.allowedActions.includes('close'), returnsTo });
  const needsText = asksText(type);
  const needsParty = nobody === 'needsParty' || asksAgain;
  const due = draft.dueOn ?? dueOfLeg(letter, legId);
  const until = due && t('documents.until', { day: dates.day(due) });
  const found = () => commandFaults(draft, { today: bangkokDay(new Date()), needsText, needsParty });
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
      effect={
        names === ''
          ? footLine(endingOf(t, nobody, returnsTo), nobody === 'returns' && until)
          : footLine(type?.[language], t('documents.goesTo', { names }), until)
      }
      button={{ text: t('documents.mode.command'), icon: <IconGavel size={20} stroke={1.8} aria-hidden /> }}
      act={command}
      onSubmit={submit}
    >
      {asksAgain && (
        <RecalledFrom desks={recalled.parties} onAgain={() => change({ parties: recalled.parties })}>
          {nobody !== 'needsParty' && (
            <Button size="sm" tone="ghost" onClick={({ currentTarget }) => keepFocus(currentTarget, () => setUnnamed(true))}>
              {t('documents.withoutReceiver')}
            </Button>
          )}
        </RecalledFrom>
      )}
      <CommandFields
        draft={draft}
        change={change}
        types={types}
        type={type}
        kind={letter.kind}
        rows={3}
        needsParty={needsParty}
        faults={faults}
        noType={tried && !type}
        inherited={dueOfLeg(letter, legId)}
      />
    </ActForm>
  );
}
