import type { CommandWord } from '@sarabun/contract/settings/document-words';
import { useText } from '../../../platform/i18n';
import { DueField } from '../../follow-up';
import { usePhrases } from '../../settings';
import { Choices, Words } from '../fields/act-fields';
import { PartiesField } from '../fields/parties-field';
import { asksText, type CommandDraft, type commandFaults } from './command-rules';

interface CommandFieldsProps {
  draft: CommandDraft;
  change: (part: Partial<CommandDraft>) => void;
  /** The types that are offered, and the chosen one. */
  types: readonly CommandWord[];
  type: CommandWord | undefined;
  /** The kind of letters, for which phrases are offered. */
  kind: number;
  /** Lines of the text. */
  rows: number;
  needsParty: boolean;
  faults: ReturnType<typeof commandFaults>;
  /** The order was tried without a type. */
  noType?: boolean;
  /** The due day that holds if none is given. */
  inherited: string | null;
}

/** What an order says, of one letter or of several: its keyword, text, assignees and due day. */
export function CommandFields({ draft, change, types, type, kind, rows, needsParty, faults, noType = false, inherited }: CommandFieldsProps) {
  const { t, language } = useText();
  return (
    <>
      <Choices
        label={t('documents.commandWord')}
        options={types.map((one) => ({ code: one.code, text: one[language] }))}
        value={type?.code ?? null}
        onChange={(choice) => change({ choice })}
        error={noType ? t('documents.chooseCommand') : undefined}
      />
      <Words
        label={t('documents.commandText')}
        rows={rows}
        required={asksText(type)}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={usePhrases('command', kind)}
        error={faults.text && t(type?.needsReason ? 'documents.orderReasonMissing' : 'documents.textMissing')}
      />
      <PartiesField
        label={t('documents.commandTo')}
        required={needsParty}
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
        inherited={inherited}
      />
    </>
  );
}
