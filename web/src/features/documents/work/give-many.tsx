import { assignDocument, presentDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call, sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { AskingDialog } from '../../../ui/dialogs/asking-dialog';
import { useRequest } from '../../../ui/forms/use-request';
import ui from '../../../ui/styles/ui.module.css';
import { DueField } from '../../follow-up';
import { useDefaultRoute } from '../../organization';
import { usePhrases } from '../../settings';
import { Words } from '../fields/act-fields';
import { emptyWork, faultsOf, type Work, workGiven } from '../fields/assignment-rules';
import { type NamedDesk, PostField } from '../fields/named-desks';
import { LegDesk } from '../fields/pane-props';
import { useDoneManyToast } from '../fields/use-done-toast';
import { WorkFields } from '../fields/work-fields';
import styles from './give-many.module.css';

/** A letter that was chosen, and the desk on which it lies. */
export interface ChosenLetter {
  legId: number;
  deskId: number;
  subject: string;
  /** When it is due at this desk, or null. */
  dueOn: string | null;
}

export interface GivenMany {
  done: number[];
  refused: { letter: ChosenLetter; sentence: string }[];
}

interface GiveManyProps {
  way: 'present' | 'assign';
  letters: readonly ChosenLetter[];
  onClose: () => void;
  onDone: (given: GivenMany) => void;
}

/** Most letters are external ones; their phrases are offered for all. */
const usualKind = 1;

/** Presents or assigns several letters in the same words. Each letter is an act of its own: one that is refused stays, the others go. */
export function GiveManyDialog({ way, letters, onClose, onDone }: GiveManyProps) {
  const { t } = useText();
  const [given, setGiven] = useState<{ post?: NamedDesk | null; text: string; work: Work }>({ text: '', work: emptyWork });
  const [tried, setTried] = useState(false);
  const { act, progress, send } = useGiving(letters, onDone);
  const phrases = usePhrases('present', usualKind);
  const deskId = letters.every((one) => one.deskId === letters[0]?.deskId) ? letters[0]?.deskId : undefined;
  const { data: structure } = useDefaultRoute(deskId, way === 'present');
  const { post = structure?.presentTo ?? null, text, work } = given;
  const change = (part: Partial<typeof given>) => setGiven({ ...given, ...part });
  const changeWork = (part: Partial<Work>) => change({ work: { ...work, ...part } });
  const today = bangkokDay(new Date());
  const past = work.dueOn !== null && work.dueOn < today;
  const faults = faultsOf(work, today);
  const inherited = dueOfAll(letters, work.dueOn !== null);
  const submit = () => {
    setTried(true);
    if (way === 'present') {
      if (post && !past) return send(({ legId }) => call(presentDocument, { legId, deskId: post.deskId, text: text.trim(), onward: [], dueOn: work.dueOn }));
    } else if (Object.keys(faults).length === 0) return send(({ legId }) => call(assignDocument, { legId, ...workGiven(work) }));
  };
  const title = t(`bulkReceive.giveTitle.${way}`, { n: letters.length });
  return (
    <AskingDialog
      title={title}
      width={620}
      act={act}
      submit={t(`bulkReceive.give.${way}`, { n: letters.length })}
      focusTitle
      onSubmit={submit}
      onClose={onClose}
      aside={
        act.busy && (
          <span className={clsx(ui.sm, ui.soft)} role="status">
            {t('bulkReceive.giving', { done: progress, all: letters.length })}
          </span>
        )
      }
    >
      <ul className={clsx(styles.giveManyLetters, ui.sm, ui.soft)}>
        {letters.map(({ legId, subject }) => (
          <li key={legId} className={ui.clip}>
            {subject}
          </li>
        ))}
      </ul>
      {way === 'present' ? (
        <>
          <PostField post={post} onChange={(picked) => change({ post: picked })} invalid={tried && !post} />
          <DueField
            label={t('documents.dueOn')}
            value={work.dueOn}
            onChange={(dueOn) => changeWork({ dueOn })}
            error={past ? t('documents.duePast') : undefined}
            inherited={inherited}
          />
          <Words label={t('documents.opinion')} rows={3} value={text} onChange={(words) => change({ text: words })} phrases={phrases} />
        </>
      ) : (
        <LegDesk value={deskId}>
          <WorkFields work={work} onChange={changeWork} faults={tried ? faults : {}} inherited={inherited} kind={usualKind} label={t('documents.parties')} />
        </LegDesk>
      )}
    </AskingDialog>
  );
}

/** The due day that all have, which an empty field keeps; with another one given, the earliest, because that one may be missed. */
function dueOfAll(letters: readonly ChosenLetter[], isGiven: boolean): string | null {
  const days = [...new Set(letters.map(({ dueOn }) => dueOn))].toSorted((one, other) => ((one ?? '9') < (other ?? '9') ? -1 : 1));
  return days.length === 1 || isGiven ? (days[0] ?? null) : null;
}

/** Does one act for each letter, one after the other, and tells which were refused; the others can be taken back for ten seconds. */
function useGiving(letters: readonly ChosenLetter[], onDone: (given: GivenMany) => void) {
  const cache = useQueryClient();
  const act = useRequest();
  const { t } = useText();
  const tell = useDoneManyToast();
  const [progress, setProgress] = useState(0);
  const send = (give: (letter: ChosenLetter) => Promise<{ item: { legIds: readonly number[] } }>) =>
    act.run(async () => {
      const given: GivenMany = { done: [], refused: [] };
      const sent: number[] = [];
      setProgress(0);
      for (const letter of letters) {
        await give(letter).then(
          ({ item }) => {
            given.done.push(letter.legId);
            sent.push(...item.legIds);
          },
          (error: unknown) => {
            given.refused.push({ letter, sentence: sentenceOf(error) });
          },
        );
        setProgress(given.done.length + given.refused.length);
      }
      for (const key of ['queues', 'documents']) void cache.invalidateQueries({ queryKey: [key] });
      const subject = given.done.length === 1 ? letters.find(({ legId }) => legId === given.done[0])?.subject : undefined;
      if (given.done.length > 0) tell({ title: t('bulkReceive.given', { n: given.done.length }), subject: subject ?? '', sent });
      onDone(given);
    });
  return { act, progress, send };
}
