import { useMediaQuery } from '@mantine/hooks';
import { type DraftView, submitDraft } from '@sarabun/contract/drafts/drafts';
import type { AgencyForm } from '@sarabun/contract/drafts/letter-fields';
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconDots, IconFileText, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { toast } from '../../ui/toast';
import { CancelDraft } from './cancel-draft';
import styles from './compose.module.css';
import { ComposeFields } from './compose-fields';
import { DraftConflict } from './draft-conflict';
import { type DraftFields, type Lacking, lackingOf, type NewDraft } from './draft-fields';
import { EnglishNote } from './english-note';
import { LetterPreview } from './letter-preview';
import { StepsField } from './steps-field';
import { type LetterDraft, useLetterDraft } from './use-letter-draft';

interface ComposerProps {
  start: DraftFields;
  /** The opened draft; null for a new letter. */
  opened: DraftView | null;
  /** The defaults of new letters: units, and agency forms. */
  begin: Pick<NewDraft, 'units' | 'forms'>;
  onCreated: (documentId: number) => void;
}

/** The editor of a letter: its fields, the paper next to them, reviewers and signers below. */
export function Composer({ start, opened, begin, onCreated }: ComposerProps) {
  const { t } = useText();
  const draft = useLetterDraft(start, opened, onCreated);
  const { fields, kept, state, theirs } = draft;
  const isWriter = opened === null || opened.legId === null;
  const [paperShown, setPaperShown] = useState(false);
  const wide = useMediaQuery('(min-width: 1181px)', true, { getInitialValueInEffect: false });
  const agencyForm = begin.forms.find(({ code }) => code === fields.content.formCode);
  const sending = useSending(draft, isWriter, agencyForm);
  const form = useRef<HTMLFormElement>(null);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await sending.send();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <div className={styles.root}>
      <form ref={form} className={styles.form} noValidate aria-label={t('letters.form')} onSubmit={(event) => void submit(event)} onKeyDown={sendByKey}>
        <div className={styles.scroll}>
          <ComposeHead draft={draft} opened={opened} />
          {theirs && <DraftConflict theirs={theirs} mine={fields} onChoose={draft.settle} />}
          {opened?.returned && <Returned returned={opened.returned} />}
          {sending.refusal && <Note tone="red">{sending.refusal.message}</Note>}
          {state.at === 'failed' && !theirs && <Note tone="amber">{t('letters.notSaved', { reason: state.error.message })}</Note>}
          {fields.content.language === 'en' && kept && <EnglishNote kept={kept} />}
          <ComposeFields
            draft={draft}
            units={begin.units}
            agencyForm={agencyForm}
            isWriter={isWriter}
            lacking={sending.lacking}
            faults={sending.refusal?.fields ?? saveFaults(state)}
          />
          <StepsField fields={fields} change={draft.change} isWriter={isWriter} lacking={sending.lacking.includes('steps')} />
        </div>
        <footer className={ui.actbar}>
          <span className={clsx(ui.sm, ui.muted, ui.grow, ui.clip)}>{t(isWriter ? 'letters.numberHint' : 'letters.correctHint')}</span>
          {isWriter && kept && <CancelDraft documentId={kept.documentId} subject={fields.content.subject} />}
          {!wide && (
            <Button tone="ghost" icon={<IconFileText size={19} aria-hidden />} onClick={() => setPaperShown(!paperShown)} aria-expanded={paperShown}>
              {t(paperShown ? 'letters.hidePaper' : 'letters.showPaper')}
            </Button>
          )}
          <Button type="submit" size="lg" icon={<IconSend size={20} stroke={1.8} aria-hidden />} shortcut="Ctrl ↵" busy={sending.busy}>
            {t(isWriter ? 'letters.send' : 'letters.backToCheck')}
          </Button>
        </footer>
      </form>
      {(wide || paperShown) && <LetterPreview kept={kept} saving={state.at === 'saving' || state.at === 'waiting'} />}
    </div>
  );
}

/** The server's problems with a save, by field. */
const saveFaults = (state: LetterDraft['state']) => (state.at === 'failed' && state.error instanceof CallFailed ? state.error.fields : {});

/** Submits the letter once it is complete and saved; a reviewer returns to the letter instead. */
function useSending(draft: LetterDraft, isWriter: boolean, agencyForm: AgencyForm | undefined) {
  const { t } = useText();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<CallFailed | null>(null);
  const submit = useMutation({ mutationFn: (kept: { documentId: number; revision: number }) => call(submitDraft, kept) });
  const lacking: Lacking[] = tried ? lackingOf(draft.fields, agencyForm) : [];
  const send = async () => {
    setTried(true);
    setRefusal(null);
    if (submit.isPending || (isWriter && lackingOf(draft.fields, agencyForm).length > 0)) return;
    const saved = await draft.flush();
    const kept = draft.current();
    if (!saved || !kept) return;
    if (!isWriter) return void navigate({ to: '/sarabun/dashboard', search: { document: kept.documentId } });
    await submit.mutateAsync(kept).then(
      () => {
        toast({ tone: 'success', title: t('letters.sent'), text: draft.fields.content.subject });
        void cache.invalidateQueries({ queryKey: ['queues'] });
        void cache.invalidateQueries({ queryKey: ['letters'] });
        void cache.invalidateQueries({ queryKey: ['documents'] });
        void navigate({ to: '/sarabun/dashboard' });
      },
      (error) => setRefusal(error instanceof CallFailed ? error : new CallFailed(0, 'unknown', String(error))),
    );
  };
  return { send, busy: submit.isPending, lacking, refusal };
}

function ComposeHead({ draft: { state, fields }, opened }: { draft: LetterDraft; opened: DraftView | null }) {
  const { t } = useText();
  const dates = useDates();
  const marks = { fresh: IconDots, saved: IconCloudCheck, waiting: IconCloudUp, saving: IconCloudUp, failed: IconCloudOff };
  const Mark = marks[state.at];
  return (
    <div className={clsx(ui.row, ui.between, ui.wrap)}>
      <TabTitle>{t(opened ? 'letters.editTitle' : 'letters.newTitle')}</TabTitle>
      <div>
        <h1 className={ui.h2}>{t(opened ? 'letters.editTitle' : 'letters.newTitle')}</h1>
        <p className={clsx(ui.row, ui.sm, styles.state, state.at === 'saved' && styles.saved, state.at === 'failed' && styles.failed)} role="status">
          <Mark size={18} stroke={1.7} aria-hidden />
          {state.at === 'saved' ? t('letters.savedAt', { time: dates.time(state.savedAt) }) : t(`letters.state.${state.at}`)}
        </p>
      </div>
      {fields.answers.map(({ documentId, number }) => (
        <Chip key={documentId} tone="gold">
          {t('letters.answers', { number })}
        </Chip>
      ))}
    </div>
  );
}

function Returned({ returned: { by, at, reason } }: { returned: NonNullable<DraftView['returned']> }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <Note tone="amber">
      <p className={ui.strong}>{t('letters.returnedBy', { by, at: dates.moment(at) })}</p>
      <p>{reason}</p>
    </Note>
  );
}
