import { remindDocument } from '@sarabun/contract/documents/remind-document';
import { IconBellRinging } from '@tabler/icons-react';
import { useText } from '../../platform/i18n';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { useDraft } from './use-draft';
import { usePaneAct } from './use-route-act';

const phrases = ['progress', 'today', 'problem'] as const;

/** Asks those who bear the work how far they are (ทวงถาม); the words stand in the story of the letter. */
export function RemindPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`remind_${legId}`, { text: '' });
  const remind = usePaneAct(remindDocument, { letter, onFailure });
  const submit = () => {
    remind.send({ legId, text: draft.text.trim() }, t('followUp.reminded'), clear);
  };
  return (
    <ActForm
      label={t('documents.mode.remind')}
      head={head}
      effect={t('followUp.remindEffect')}
      button={{ text: t('documents.mode.remind'), icon: <IconBellRinging size={20} stroke={1.8} aria-hidden /> }}
      busy={remind.busy}
      onSubmit={submit}
    >
      <Words
        label={t('followUp.remindWords')}
        rows={3}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={phrases.map((phrase) => t(`followUp.remindPhrases.${phrase}`))}
      />
    </ActForm>
  );
}
