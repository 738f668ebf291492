import { useMediaQuery } from '@mantine/hooks';
import { type DraftView, submitDraft } from '@sarabun/contract/drafts/drafts';
import type { AgencyForm } from '@sarabun/contract/drafts/letter-fields';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconDots, IconExternalLink, IconFileText, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { agency } from '../../platform/agency';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { keyText } from '../../platform/keys';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { MayBeDictated } from '../../ui/fields/dictation';
import { Form, FormFailure } from '../../ui/forms/form';
import { useDraft } from '../../ui/forms/use-draft';
import { useRequest } from '../../ui/forms/use-request';
import { useSubmitKey } from '../../ui/forms/use-submit-key';
import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPart, withMoreTexts } from '../../ui/lazy-part';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { openRemarks, RemarksPanel } from '../documents';
import { useDocumentWords } from '../settings';
import { CancelDraft } from './cancel-draft';
import composeStyles from './compose.module.css';
import { ComposeFields } from './compose-fields';
import composeFieldsStyles from './compose-fields.module.css';
import { DraftConflict } from './draft-conflict';
import { type DraftFields, type Lacking, lackingOf, type NewDraft, uncheckedAddressee } from './draft-fields';
import { EnglishNote } from './english-note';
import { KeepButton } from './keep-button';
import { LetterPreview } from './letter-preview';
import { markWords } from './mark-words';
import { Way } from './steps-field';
import { type Hints, useHints } from './use-hints';
import { useLeave } from './use-leave';
import { type Begun, type LetterDraft, useLetterDraft } from './use-letter-draft';
import { forgetDrafts } from './use-new-draft';

const CopiedNote = lazyPart(withMoreTexts(async () => (await import('./helper/copied-note')).CopiedNote));
const ReturnedNote = lazyPart(async () => (await import('./fields/returned-note')).ReturnedNote);
const HintsQuestion = lazyDialog(withMoreTexts(async () => (await import('./helper/hints-question')).HintsQuestion));

interface ComposerProps {
  start: DraftFields;
  /** The opened draft; null for a new letter. */
  opened: DraftView | null;
  /** The defaults of new letters: units, agency forms, and the letter that is answered or copied. */
  begin: Pick<NewDraft, 'units' | 'forms' | 'answered' | 'copied' | 'template'>;
  /** A new letter is saved as it begins. */
  isBegun?: boolean;
  onCreated: (documentId: number) => void;
  /** A save was refused because another tab has the draft. */
  onTaken: () => void;
}

/** The editor of a letter: its fields, the A4 sheet next to them where the agency has it (specification §6), reviewers and signers below. */
export function Composer({ start, opened, begin, isBegun = false, onCreated, onTaken }: ComposerProps) {
  const { t } = useText();
  const { answered, copied } = begin;
  const draft = useLetterDraft({ start, opened, origin: originOf(begin), isBegun, onCreated });
  const { fields, kept, state, theirs } = draft;
  const isTaken = draft.state.at === 'failed' && draft.state.error instanceof CallFailed && draft.state.error.code === 'draftTaken';
  useEffect(() => {
    if (isTaken) onTaken();
  }, [isTaken, onTaken]);
  const isWriter = opened === null || opened.legId === null;
  const [paperShown, setPaperShown] = useState(false);
  const wide = useMediaQuery('(min-width: 1181px)', true, { getInitialValueInEffect: false });
  const agencyForm = begin.forms.find(({ code }) => code === fields.content.formCode);
  const hints = useHints(fields);
  const unseen = isWriter ? uncheckedAddressee(fields.content) : null;
  const onSeen = () => draft.change((old) => ({ ...old, content: { ...old.content, proposedAddressee: '' } }));
  const answer = useDraft(`returnAnswer_${opened?.documentId ?? ''}`, { text: '' });
  const sending = useSending({ draft, isWriter, legId: opened?.legId ?? null, agencyForm, hints, unseen, onSeen, answer: opened?.returned ? answer : null });
  const form = useRef<HTMLFormElement>(null);
  // Not on a touch screen, where the keyboard would cover the letter.
  const [beginsAt] = useState<'first' | 'text' | null>(() => (opened !== null || matchMedia('(pointer: coarse)').matches ? null : answered ? 'text' : 'first'));
  useFirstFocus(form, beginsAt);
  useSubmitKey(form);
  const send = () => {
    // On a phone the sheet covers the fields, which may have to be looked at.
    setPaperShown(false);
    return sending.send();
  };
  return (
    <div className={clsx(composeStyles.root, !agency().a4Preview && composeFieldsStyles.withoutPaper, paperShown && composeStyles.paperShown)}>
      <Form ref={form} act={sending.act} label={t('letters.form')} className={composeStyles.form} failureInside onSubmit={send}>
        <div className={composeStyles.scroll}>
          <ComposeHead draft={draft} agencyForm={agencyForm} isWriter={isWriter} />
          {theirs && <DraftConflict theirs={theirs} mine={fields} onChoose={draft.settle} />}
          {copied && !opened && (
            <Suspense>
              <CopiedNote copied={copied} />
            </Suspense>
          )}
          {opened?.returned && (
            <Suspense>
              <ReturnedNote
                returned={opened.returned}
                answer={answer.draft.text}
                onAnswer={(text) => answer.change({ text })}
                fault={sending.act.faults.answer}
              />
            </Suspense>
          )}
          {opened && <Remarks documentId={opened.documentId} draft={draft} />}
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
              hints={hints}
              isAddresseeUnchecked={unseen !== null}
              onAddresseeSeen={onSeen}
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
          <Button type="submit" size="lg" icon={<IconSend size={20} stroke={1.8} aria-hidden />} shortcut={keyText('submit')} busy={sending.act.busy}>
            {t(!isWriter ? 'letters.backToCheck' : isForSignature(fields) ? 'letters.sendToSign' : 'letters.send')}
          </Button>
        </footer>
      </Form>
      {sending.asks && (
        <Suspense>
          <HintsQuestion
            hints={hints.shown}
            {...sending.asks}
            fieldOf={(name) => form.current?.querySelector<HTMLElement>(`[data-field=${name}] :is(input, textarea, button)`)}
            onSend={() => void sending.sendSo()}
            onClose={sending.goBack}
          />
        </Suspense>
      )}
      {agency().a4Preview && (wide || paperShown) && <LetterPreview kept={kept} saving={state.at === 'saving' || state.at === 'waiting'} />}
    </div>
  );
}

/** Gives the page its focus as it opens. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, beginsAt: 'first' | 'text' | null) {
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox], details *), textarea:not(details *)') ?? [];
    if (beginsAt === 'first') fields[0]?.focus({ preventScroll: true });
    // After the whole page was loaded again nothing has it.
    else if (beginsAt === null && document.activeElement === document.body) form.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [form, beginsAt]);
}

function originOf({ answered, copied, template }: Pick<NewDraft, 'answered' | 'copied' | 'template'>): Begun['origin'] {
  if (copied) return `copy_${copied.documentId}`;
  if (template) return `template_${template.letterTemplateId}`;
  return answered ? `answer_${answered.documentId}` : 'new';
}

/** What reviewers remarked on the letter, next to its text. */
function Remarks({ documentId, draft }: { documentId: number; draft: LetterDraft }) {
  const editor = {
    body: draft.fields.content.body,
    save: async () => ((await draft.flush()) ? (draft.current()?.revision ?? null) : null),
    accepted: draft.takeSuggestions,
  };
  return (
    <Suspense>
      <RemarksPanel documentId={documentId} editor={editor} onShow={markWords} />
    </Suspense>
  );
}

/** Where a reviewer or signer goes on: the letter in the queue in which it waits for them, among the others. */
function inQueue({ steps }: DraftFields, leg: number | null) {
  const queue = steps.find(({ state }) => state === 'open')?.role;
  return leg !== null && queue ? { queue, leg } : {};
}

/** Nobody checks the letter before it is signed. */
const isForSignature = ({ steps }: DraftFields) => steps.length > 0 && steps.every(({ role }) => role === 'sign');

/** What a letter is about: minutes, regulations and certificates have no subject of their own. */
const nameOf = ({ content: { subject, meeting, about, subjectPerson } }: DraftFields) => subject || meeting || about || subjectPerson;

/** The server's problems with a save, by field. */
const saveFaults = (state: LetterDraft['state']) => (state.at === 'failed' && state.error instanceof CallFailed ? state.error.fields : {});

interface Sending {
  draft: LetterDraft;
  isWriter: boolean;
  /** The leg at which a reviewer or signer corrects it. */
  legId: number | null;
  agencyForm: AgencyForm | undefined;
  hints: Hints;
  /** The proposed addressee that the writer has not looked at. */
  unseen: string | null;
  onSeen: () => void;
  /** What the writer says to whoever sent the letter back; null if nobody did. */
  answer: ReturnType<typeof useDraft<{ text: string }>> | null;
}

/** Submits the letter once it is complete and saved, after a question if something in it departs from the regulation; a reviewer returns to the letter instead. */
function useSending({ draft, isWriter, legId, agencyForm, hints, unseen, onSeen, answer }: Sending) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [tried, setTried] = useState(false);
  const [asks, setAsks] = useState<{ addressee: string | null; remarks: number } | null>(null);
  const leave = useLeave();
  const act = useRequest();
  const lacking: Lacking[] = tried ? lackingOf(draft.fields, agencyForm) : [];
  const send = async () => {
    setTried(true);
    if (isWriter && lackingOf(draft.fields, agencyForm).length > 0) return;
    const remarks = openRemarks(cache, draft.current()?.documentId);
    if (isWriter && (hints.shown.length > 0 || unseen || remarks > 0)) return setAsks({ addressee: unseen, remarks });
    await sendSo();
  };
  const sendSo = async () => {
    setAsks(null);
    if (unseen) onSeen();
    await act.run(async () => {
      const saved = await draft.flush();
      const kept = draft.current();
      if (!saved || !kept) return;
      if (!isWriter) return void navigate({ to: '/sarabun/dashboard', search: { document: kept.documentId, ...inQueue(draft.fields, legId) } });
      await call(submitDraft, { ...kept, answer: answer?.draft.text.trim() ?? '' });
      answer?.clear();
      for (const key of ['queues', 'documents']) void cache.invalidateQueries({ queryKey: [key] });
      forgetDrafts(cache);
      leave({ documentId: kept.documentId, subject: nameOf(draft.fields) });
    });
  };
  return { act, send, sendSo, asks, goBack: () => setAsks(null), lacking };
}

function ComposeHead({ draft, agencyForm, isWriter }: { draft: LetterDraft; agencyForm: AgencyForm | undefined; isWriter: boolean }) {
  const { state, fields } = draft;
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
        <h1 className={ui.h2} tabIndex={-1}>
          {title}
        </h1>
        <p
          className={clsx(ui.row, ui.sm, composeStyles.state, state.at === 'saved' && composeStyles.saved, state.at === 'failed' && composeStyles.failed)}
          role="status"
        >
          <Mark size={18} stroke={1.7} aria-hidden />
          {state.at === 'saved' ? t('letters.savedAt', { time: dates.timeOrMoment(state.savedAt) }) : t(`letters.state.${state.at}`)}
        </p>
      </div>
      <div className={ui.row}>
        {fields.answers.map(({ documentId, number }) => (
          <Link key={documentId} to="/sarabun/dashboard" search={{ document: documentId }} target="_blank" rel="noreferrer" className={composeStyles.answered}>
            <Chip tone="gold">
              {t('letters.answers', { number: letterNumberInThai(number) })}
              <IconExternalLink size={15} stroke={1.7} aria-label={t('letters.inNewTab')} />
            </Chip>
          </Link>
        ))}
        {isWriter && <KeepButton draft={draft} />}
      </div>
    </div>
  );
}
