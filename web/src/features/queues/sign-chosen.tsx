import { signLetters } from '@sarabun/contract/signing/own-letter';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconSignature } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { useRequest } from '../../ui/forms/use-request';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { SignaturePicker, SigningSecrets, useSigningSecrets } from '../signing';
import styles from './queue.module.css';
import { type QueueEntry, ViewButton } from './queue-table';
import { type Choosing, useChosen, useSeen } from './use-chosen';

/** The limit for one proof of identity. */
const maxSigned = 50;

/** Letters chosen to be signed at once. */
export const useSigning = (active: boolean): Choosing | null => useChosen(active, maxSigned);

/** The result of signing several letters. */
interface Outcome {
  done: string;
  refused: { legId: number; sentence: string }[];
}

/** Signs all chosen letters with one proof of identity; those that could not be signed are named with the reason, and stay where they are. */
export function SignChosen({ choosing, entries, onOpen }: { choosing: Choosing; entries: readonly QueueEntry[]; onOpen: (entry: QueueEntry) => void }) {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState<Outcome | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) outcome.current?.focus();
  }, [said]);
  const seen = useSeen(entries);
  const { chosen, choose } = choosing;
  const here = entries.map(({ row }) => row.legId);
  const all = here.length > 0 && here.every((legId) => chosen.has(legId));
  if (chosen.size === 0 && said === null) return null;
  return (
    <div ref={outcome} className={styles.chosen} tabIndex={-1}>
      {said?.done && <Note tone="green">{said.done}</Note>}
      {said && said.refused.length > 0 && (
        <Note tone="amber">
          {t('letterRoute.batchRefused', { n: said.refused.length })}
          <ul>
            {said.refused.map(({ legId, sentence }) => (
              <li key={legId}>{sentence}</li>
            ))}
          </ul>
        </Note>
      )}
      {chosen.size > 0 && (
        <div className={clsx(ui.row, ui.wrap)}>
          <label className={clsx(ui.row, ui.sm)}>
            <input type="checkbox" checked={all} onChange={(event) => choose(here, event.target.checked)} />
            {t('letterRoute.selectAll')}
          </label>
          <Button size="sm" icon={<IconSignature size={18} stroke={1.8} aria-hidden />} onClick={() => setAsked(true)}>
            {t('letterRoute.signSelected', { n: chosen.size })}
          </Button>
        </div>
      )}
      {asked && (
        <SignDialog
          legIds={[...chosen]}
          seen={seen}
          onOpen={onOpen}
          onClose={() => setAsked(false)}
          onDone={(result) => {
            setAsked(false);
            choose([...chosen], false);
            setSaid(result);
          }}
        />
      )}
    </div>
  );
}

interface SignDialogProps {
  legIds: number[];
  seen: ReadonlyMap<number, QueueEntry>;
  onOpen: (entry: QueueEntry) => void;
  onClose: () => void;
  onDone: (result: Outcome) => void;
}

/** A refusal of the proof, which is shown at its field. */
const atSecret = ({ status, code, message }: CallFailed) => new CallFailed(status, code, message, { secret: message });

/** The chosen letters, each of which can be read before, and the one proof for all of them. */
function SignDialog({ legIds, seen, onOpen, onClose, onDone }: SignDialogProps) {
  const { t } = useText();
  const cache = useQueryClient();
  const secrets = useSigningSecrets(false);
  const { proof } = secrets;
  const [pictureId, setPictureId] = useState<number | null>(null);
  const act = useRequest();
  const sign = () => {
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
      const numbers = items.flatMap(({ signed }) => (signed?.number ? [toThaiDigits(signed.number)] : []));
      const signed = items.filter((item) => item.signed).length;
      onDone({
        done: signed > 0 ? `${t('letterRoute.batchDone', { n: signed })} ${numbers.join(', ')}` : '',
        refused: items.flatMap(({ legId, refusal }) =>
          refusal ? [{ legId, sentence: [seen.get(legId)?.row.subject, refusal.message].filter(Boolean).join(': ') }] : [],
        ),
      });
    });
  };
  return (
    <AskingDialog
      title={t('letterRoute.batchTitle')}
      text={t('letterRoute.batchText', { n: legIds.length })}
      width={900}
      act={act}
      submit={t('letterRoute.signSelected', { n: legIds.length })}
      blocked={!proof.data}
      onSubmit={sign}
      onClose={onClose}
    >
      <div className={styles.signBatch}>
        <ul className={styles.signBatchLetters} aria-label={t('letterRoute.batchLetters')}>
          {legIds.map((legId) => {
            const entry = seen.get(legId);
            return (
              entry && (
                <li key={legId} className={ui.row}>
                  <span className={ui.grow}>
                    <span className={clsx(ui.sm, ui.clip2)}>
                      <Kept>{entry.row.subject}</Kept>
                    </span>
                    {!entry.hint.opened && <Chip tone="amber">{t('queues.unread')}</Chip>}
                  </span>
                  <ViewButton subject={entry.row.subject} onOpen={() => onOpen(entry)} />
                </li>
              )
            );
          })}
        </ul>
        <div className={styles.signBatchProof}>
          <Suspense fallback={<div className={styles.signBatchBones} aria-busy="true" />}>
            <SignaturePicker name={proof.data?.name ?? ''} chosen={pictureId} onChoose={setPictureId} />
            <SigningSecrets of={secrets} />
          </Suspense>
        </div>
      </div>
    </AskingDialog>
  );
}
