import { useMediaQuery } from '@mantine/hooks';
import { type DraftView, letterPdfPath, submitDraft } from '@sarabun/contract/drafts/drafts';
import type { AgencyForm } from '@sarabun/contract/drafts/letter-fields';
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconDots, IconFileText, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { agency } from '../../platform/agency';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { MayBeDictated } from '../../ui/fields/dictation';
import { Form, FormFailure } from '../../ui/forms/form';
import { useRequest } from '../../ui/forms/use-request';
import { useSubmitKey } from '../../ui/forms/use-submit-key';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { toast } from '../../ui/toast';
import { useDocumentWords } from '../settings';
import { CancelDraft } from './cancel-draft';
import composeStyles from './compose.module.css';
import { ComposeFields } from './compose-fields';
import composeFieldsStyles from './compose-fields.module.css';
import { DraftConflict } from './draft-conflict';
import { type DraftFields, type Lacking, lackingOf, type NewDraft, proposedAddressee } from './draft-fields';
import { EnglishNote } from './english-note';
import { LetterPreview } from './letter-preview';
import { StepsField } from './steps-field';
import { type LetterDraft, useLetterDraft } from './use-letter-draft';
import { forgetDrafts } from './use-new-draft';

interface ComposerProps {
  start: DraftFields;
  /** The opened draft; null for a new letter. */
  opened: DraftView | null;
  /** The defaults of new letters: units, agency forms, and the letter that is answered. */
  begin: Pick<NewDraft, 'units' | 'forms' | 'answered'>;
  onCreated: (documentId: number) => void;
}

/** The editor of a letter: its fields, the A4 sheet next to them where the agency has it (specification §6), reviewers and signers below. */
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
  // Not on a touch screen, where the keyboard would cover the letter.
  const [beginsAt] = useState<'first' | 'text' | null>(() =>
    opened !== null || matchMedia('(pointer: coarse)').matches ? null : begin.answered ? 'text' : 'first',
  );
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox], details *), textarea:not(details *)') ?? [];
    if (beginsAt === 'first') fields[0]?.focus({ preventScroll: true });
  }, [beginsAt]);
  useSubmitKey(form);
  return (
    <div className={clsx(composeStyles.root, !agency().a4Preview && composeFieldsStyles.withoutPaper)}>
      <Form ref={form} act={sending.act} label={t('letters.form')} className={composeStyles.form} failureInside onSubmit={sending.send}>
        <div className={composeStyles.scroll}>
          <ComposeHead draft={draft} agencyForm={agencyForm} />
          {theirs && <DraftConflict theirs={theirs} mine={fields} onChoose={draft.settle} />}
          {opened?.returned && <Returned returned={opened.returned} />}
          <FormFailure text={sending.act.failure} />
          {state.at === 'failed' && !theirs && <Note tone="amber">{t('letters.notSaved', { reason: state.error.message })}</Note>}
          {fields.content.language === 'en' && kept && <EnglishNote kept={kept} />}
          <MayBeDictated value={fields.secrecy === 1}>
            <ComposeFields
              draft={draft}
              units={begin.units}
              agencyForm={agencyForm}
              isWriter={isWriter}
              lacking={sending.lacking}
              faults={{ ...saveFaults(state), ...sending.act.faults }}
              startsInText={beginsAt === 'text'}
              proposedAddressee={begin.answered && proposedAddressee(begin.answered)}
            />
          </MayBeDictated>
        </div>
        <Way draft={draft} isWriter={isWriter} lacking={sending.lacking.includes('steps')} />
        <footer className={ui.actbar}>
          <span className={clsx(ui.sm, ui.muted, ui.grow, ui.clip)}>{t(isWriter ? 'letters.numberHint' : 'letters.correctHint')}</span>
          {isWriter && kept && <CancelDraft documentId={kept.documentId} subject={fields.content.subject} />}
          {kept && !agency().a4Preview && (
            <a className={clsx(ui.btn, ui.ghost)} href={letterPdfPath(kept.documentId, kept.revision)} target="_blank" rel="noreferrer">
              <IconFileText size={19} aria-hidden />
              {t('letters.showPaper')}
            </a>
          )}
          {!wide && agency().a4Preview && (
            <Button tone="ghost" icon={<IconFileText size={19} aria-hidden />} onClick={() => setPaperShown(!paperShown)} aria-expanded={paperShown}>
              {t(paperShown ? 'letters.hidePaper' : 'letters.showPaper')}
            </Button>
          )}
          <Button type="submit" size="lg" icon={<IconSend size={20} stroke={1.8} aria-hidden />} shortcut="Ctrl ↵" busy={sending.act.busy}>
            {t(isWriter ? 'letters.send' : 'letters.backToCheck')}
          </Button>
        </footer>
      </Form>
      {agency().a4Preview && (wide || paperShown) && <LetterPreview kept={kept} saving={state.at === 'saving' || state.at === 'waiting'} />}
    </div>
  );
}

/** Who checks and signs, in one line that opens to change it. */
function Way({ draft: { fields, change, propose }, isWriter, lacking }: { draft: LetterDraft; isWriter: boolean; lacking: boolean }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const names = fields.steps.map(({ role, name }) => `${t(`letters.role.${role}`)} ${name}`);
  return (
    <details className={composeFieldsStyles.way} open={isOpen || lacking} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={ui.sm}>
        <span className={composeFieldsStyles.wayLine}>
          <span className={ui.strong}>{t('letters.way')}</span>
          {names.length > 1 && <span className={ui.clip}>{names.slice(0, -1).join(' → ')}</span>}
          <span>
            {names.length > 1 && '→ '}
            {names.at(-1)}
          </span>
        </span>
      </summary>
      <StepsField fields={fields} change={change} propose={propose} isWriter={isWriter} lacking={lacking} />
    </details>
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
  const act = useRequest();
  const lacking: Lacking[] = tried ? lackingOf(draft.fields, agencyForm) : [];
  const send = async () => {
    setTried(true);
    if (isWriter && lackingOf(draft.fields, agencyForm).length > 0) return;
    await act.run(async () => {
      const saved = await draft.flush();
      const kept = draft.current();
      if (!saved || !kept) return;
      if (!isWriter) return void navigate({ to: '/sarabun/dashboard', search: { document: kept.documentId } });
      await call(submitDraft, kept);
      toast({ tone: 'success', title: t('letters.sent'), text: draft.fields.content.subject });
      for (const key of ['queues', 'documents']) void cache.invalidateQueries({ queryKey: [key] });
      forgetDrafts(cache);
      void navigate({ to: '/sarabun/dashboard' });
    });
  };
  return { act, send, lacking };
}

function ComposeHead({ draft: { state, fields }, agencyForm }: { draft: LetterDraft; agencyForm: AgencyForm | undefined }) {
  const { t, language } = useText();
  const dates = useDates();
  const { kinds } = useDocumentWords();
  const kind = agencyForm?.name ?? kinds.find(({ code }) => code === fields.kind);
  const title = t('letters.draftOf', { kind: (kind && (kind[language] || kind.th)) ?? '' });
  const marks = { fresh: IconDots, saved: IconCloudCheck, waiting: IconCloudUp, saving: IconCloudUp, failed: IconCloudOff };
  const Mark = marks[state.at];
  return (
    <div className={clsx(ui.row, ui.between, ui.wrap)}>
      <TabTitle>{title}</TabTitle>
      <div className={clsx(ui.row, ui.wrap)}>
        <h1 className={ui.h2}>{title}</h1>
        <p
          className={clsx(ui.row, ui.sm, composeStyles.state, state.at === 'saved' && composeStyles.saved, state.at === 'failed' && composeStyles.failed)}
          role="status"
        >
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
