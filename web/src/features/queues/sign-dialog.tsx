import { signLetters } from '@sarabun/contract/signing/own-letter';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconChevronRight, IconSignature } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { keyText } from '../../platform/keys';
import { useUser } from '../../platform/session';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { useRequest } from '../../ui/forms/use-request';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { ViewButton } from '../../ui/tables/view-button';
import { DocumentDialog, hasUnsentRemark } from '../documents';
import { SignaturePicker, SigningSecrets, useSignatureChoice, useSignaturesApart, useSigningSecrets } from '../signing';
import type { NumberedLetter } from './chosen/numbered-letters';
import type { DashboardSearch } from './dashboard-search';
import type { QueueEntry } from './queue-table';
import styles from './sign-dialog.module.css';
import type { Choosing } from './use-chosen';
import type { ChangeDashboard } from './use-dashboard-state';

/** The result of signing several letters. */
export interface Outcome {
  signed: readonly (NumberedLetter & { documentId: number })[];
  refused: { legId: number; sentence: string }[];
}

interface SignDialogProps {
  choosing: Choosing;
  seen: ReadonlyMap<number, QueueEntry>;
  state: DashboardSearch;
  change: ChangeDashboard;
  onClose: () => void;
  onDone: (result: Outcome) => void;
}

/** A refusal of the proof, which is shown at its field. */
const atSecret = ({ status, code, message }: CallFailed) => new CallFailed(status, code, message, { secret: message });

/** The chosen letters, which can be read one after another and left out, and the one proof for all of them. */
export function SignDialog({ choosing, seen, state, change, onClose, onDone }: SignDialogProps) {
  const { t } = useText();
  const { personId } = useUser();
  // A letter that is left out stays in the list, so that it can be chosen again.
  const [legIds] = useState(() => [...choosing.chosen]);
  const letters = legIds.flatMap((legId) => seen.get(legId) ?? []);
  const signed = legIds.filter((legId) => choosing.chosen.has(legId));
  const secrets = useSigningSecrets(false);
  const { proof } = secrets;
  const signature = useSignatureChoice();
  const inPdf = useSignaturesApart(legIds, signed);
  const { act, sign } = useSigningAll({ legIds: signed, signature, secrets, seen, onDone });
  // Signing over open remarks is asked about once for those that are chosen.
  const withRemarks = signed.filter((legId) => seen.get(legId)?.hint.openRemarks).length;
  const [askedOf, setAskedOf] = useState(0);
  const isAsked = withRemarks > 0 && askedOf === withRemarks;
  const list = useRef<HTMLUListElement>(null);
  const form = () => list.current?.closest('form');
  const proofField = () => form()?.querySelector<HTMLElement>('[data-proof] :is([type=password], [autocomplete=one-time-code])');
  const toProof = () => proofField() ?? form()?.querySelector<HTMLElement>('[type=submit]');
  useFocusWhenReady(proof.data !== undefined, toProof);
  const [shown, setShown] = useState<readonly number[]>([]);
  const isRead = ({ row, hint }: QueueEntry) => hint.opened || shown.includes(row.legId);
  const at = state.document ? letters.findIndex(({ row }) => row.legId === state.leg) : -1;
  const read = ({ row }: QueueEntry, how?: { replace: boolean }) => {
    setShown((before) => [...before, row.legId]);
    change({ document: row.documentId, leg: row.legId }, how);
  };
  /** After a letter: the next one to be read, else the proof. */
  const afterReading = () => {
    const last = letters.findIndex(({ row }) => row.legId === shown.at(-1));
    const next = [...letters.slice(last + 1), ...letters.slice(0, last)].find((entry) => !isRead(entry)) ?? letters[last + 1];
    return next ? list.current?.querySelector<HTMLElement>(`[data-leg="${next.row.legId}"] [data-row]`) : toProof();
  };
  return (
    <>
      <AskingDialog
        title={t('letterRoute.batchTitle')}
        text={t('letterRoute.batchText', { n: signed.length })}
        width={900}
        act={act}
        submit={t('letterRoute.signSelected', { n: signed.length })}
        blocked={!proof.data || signed.length === 0}
        focusTitle
        onSubmit={() => (withRemarks > 0 && !isAsked ? setAskedOf(withRemarks) : sign())}
        onClose={onClose}
      >
        <div className={styles.root}>
          <ul ref={list} className={styles.letters} aria-label={t('letterRoute.batchLetters')}>
            {letters.map((entry) => (
              <li key={entry.row.legId} className={ui.row} data-leg={entry.row.legId}>
                <label className={clsx(ui.row, ui.grow)}>
                  <input
                    type="checkbox"
                    className={ui.tick}
                    checked={choosing.chosen.has(entry.row.legId)}
                    onChange={(event) => choosing.choose([entry.row.legId], event.target.checked)}
                  />
                  <span className={ui.grow}>
                    <span className={clsx(ui.sm, ui.clip2)}>
                      <Kept>{entry.row.subject}</Kept>
                    </span>
                    <span className={clsx(ui.xs, ui.soft, styles.kind)}>{[entry.row.typeName, entry.row.organisation].filter(Boolean).join(' · ')}</span>
                    {!isRead(entry) && <Chip tone="amber">{t('queues.unread')}</Chip>}{' '}
                    {hasUnsentRemark(personId, entry.row.documentId) && <Chip tone="amber">{t('letterRoute.unsentRemark')}</Chip>}{' '}
                    {entry.hint.openRemarks && <Chip tone="amber">{t('letterRoute.openRemarks')}</Chip>}
                  </span>
                </label>
                <ViewButton subject={entry.row.subject} legId={entry.row.legId} onOpen={() => read(entry)} />
              </li>
            ))}
          </ul>
          <div className={styles.proof} data-proof>
            <Suspense fallback={<div className={styles.bones} aria-busy="true" />}>
              <SignaturePicker name={proof.data?.name ?? ''} chosen={signature.pictureId} onChoose={signature.choose} fault={signature.fault} />
              <SigningSecrets of={secrets} {...inPdf} />
            </Suspense>
            {isAsked && <Note tone="amber">{t('letterRoute.openRemarksChosen', { n: withRemarks })}</Note>}
          </div>
        </div>
      </AskingDialog>
      {at >= 0 && (
        <Suspense>
          <ChosenLetter
            letters={letters}
            at={at}
            choosing={choosing}
            signature={signature.pictureId}
            onRead={(entry) => read(entry, { replace: true })}
            change={change}
            returnTo={afterReading}
          />
        </Suspense>
      )}
    </>
  );
}

interface ChosenLetterProps {
  letters: readonly QueueEntry[];
  at: number;
  choosing: Choosing;
  signature: number | null | undefined;
  change: ChangeDashboard;
  onRead: (entry: QueueEntry) => void;
  returnTo: () => HTMLElement | null | undefined;
}

/** One of the chosen letters to be read, with its neighbours among them; it is signed with the others or left out. */
function ChosenLetter({ letters, at, choosing, signature, change, onRead, returnTo }: ChosenLetterProps) {
  const { t } = useText();
  const [before, here, after] = [letters[at - 1], letters[at], letters[at + 1]];
  if (!here) return null;
  const { documentId, legId } = here.row;
  const close = () => change({ document: undefined, leg: undefined });
  const signed = letters.filter(({ row }) => choosing.chosen.has(row.legId)).length;
  return (
    <DocumentDialog
      documentId={documentId}
      legId={legId}
      onClose={close}
      place={{ number: at + 1, total: letters.length }}
      onPrevious={before && (() => onRead(before))}
      onNext={after && (() => onRead(after))}
      returnTo={returnTo}
      signature={signature}
      foot={
        <>
          <label className={ui.row}>
            <input
              type="checkbox"
              className={ui.tick}
              checked={choosing.chosen.has(legId)}
              onChange={(event) => choosing.choose([legId], event.target.checked)}
            />
            {t('letterRoute.signThisToo')}
          </label>
          <span className={ui.grow} />
          {after ? (
            <Button size="lg" icon={<IconChevronRight size={20} stroke={1.8} aria-hidden />} shortcut={keyText('next')} onClick={() => onRead(after)}>
              {t('letterRoute.readNext')}
            </Button>
          ) : (
            <Button size="lg" icon={<IconSignature size={20} stroke={1.8} aria-hidden />} shortcut={keyText('close')} onClick={close}>
              {t('letterRoute.backToSign', { n: signed })}
            </Button>
          )}
        </>
      }
    />
  );
}

/** How often, in milliseconds, and how many times the field of the proof is looked for. */
const focusEvery = 60;
const focusTries = 50;

/** Who signs at a desk enters the proof at once; on a touch screen the title keeps the focus, because a field would raise the keyboard. */
function useFocusWhenReady(ready: boolean, field: () => HTMLElement | null | undefined) {
  const find = useRef(field);
  useEffect(() => {
    if (!ready || matchMedia('(pointer: coarse)').matches) return;
    let left = focusTries;
    // What proves it may still load, and the dialog gives its title the focus a moment after it has opened.
    const trying = setInterval(() => {
      left -= 1;
      const { activeElement } = document;
      const isFree = activeElement === document.body || activeElement?.matches('[data-autofocus]');
      const isLoading = document.querySelector('[data-proof] [aria-busy=true]') !== null;
      const field = isFree && !isLoading ? find.current() : null;
      field?.focus({ preventScroll: true });
      if (field || !isFree || left === 0) clearInterval(trying);
    }, focusEvery);
    return () => clearInterval(trying);
  }, [ready]);
}

/** A number without the code of a unit, or the year of what its agency does not number: it says nothing without its kind. */
const needsKind = /^(?:พ\.ศ\. ?[0-9๐-๙]{4}$|[0-9๐-๙])/;

interface SigningAll {
  legIds: number[];
  signature: ReturnType<typeof useSignatureChoice>;
  secrets: ReturnType<typeof useSigningSecrets>;
  seen: ReadonlyMap<number, QueueEntry>;
  onDone: (result: Outcome) => void;
}

function useSigningAll({ legIds, signature, secrets, seen, onDone }: SigningAll) {
  const cache = useQueryClient();
  const act = useRequest();
  const sign = () => {
    const pictureId = signature.read();
    if (pictureId === undefined) return;
    const known = secrets.read();
    if (!known) return;
    // The signed letters leave the list together with the message.
    const reload = () => Promise.all(['queues', 'documents'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    const refuse = (error: unknown): never => {
      throw secrets.refuse(error) ? atSecret(error as CallFailed) : error;
    };
    const request = () =>
      call(signLetters, { legIds, pictureId, ...known })
        .catch(refuse)
        .finally(reload);
    return act.run(request, ({ items }) => {
      const named = (legId: number, number: string) =>
        [needsKind.test(number) && seen.get(legId)?.row.typeName, letterNumberInThai(number)].filter(Boolean).join(' ');
      onDone({
        signed: items.flatMap(({ legId, signed }) =>
          signed
            ? [{ legId, documentId: signed.documentId, number: signed.number ? named(legId, signed.number) : '', subject: seen.get(legId)?.row.subject ?? '' }]
            : [],
        ),
        refused: items.flatMap(({ legId, refusal }) =>
          refusal ? [{ legId, sentence: [seen.get(legId)?.row.subject, refusal.message].filter(Boolean).join(': ') }] : [],
        ),
      });
    });
  };
  return { act, sign };
}
