import { assignDocument, presentDocument } from '@sarabun/contract/documents/route-actions';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { DueField } from '../../follow-up';
import { useDefaultRoute } from '../../organization';
import { usePhrases } from '../../settings';
import { Words } from '../fields/act-fields';
import { emptyWork, faultsOf, type Work, workGiven } from '../fields/assignment-rules';
import { type NamedDesk, PostField } from '../fields/named-desks';
import { LegDesk } from '../fields/pane-props';
import { WorkFields } from '../fields/work-fields';
import { CommandManyDialog, usualKind } from './command-many';
import { ManyDialog } from './many-dialog';
import { dueOfAll, type ManyProps, useGiving } from './use-giving';

interface GiveManyProps extends ManyProps {
  way: 'command' | 'present' | 'assign';
}

/** Commands, presents or assigns several letters in the same words. Each letter is an act of its own: one that is refused stays, the others go. */
export function GiveManyDialog({ way, ...props }: GiveManyProps) {
  if (way === 'command') return <CommandManyDialog {...props} />;
  return <SendManyDialog way={way} {...props} />;
}

function SendManyDialog({ way, letters, onRead, onClose, onDone }: ManyProps & { way: 'present' | 'assign' }) {
  const { t } = useText();
  const [given, setGiven] = useState<{ post?: NamedDesk | null; text: string; work: Work }>({ text: '', work: emptyWork });
  const [tried, setTried] = useState(false);
  const giving = useGiving({ letters, onDone });
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
  const told = (n: number) => t('bulkReceive.given', { n });
  const submit = () => {
    setTried(true);
    if (way === 'present') {
      if (post && !past)
        return giving.send(({ legId }) => call(presentDocument, { legId, deskId: post.deskId, text: text.trim(), onward: [], dueOn: work.dueOn }), told);
    } else if (Object.keys(faults).length === 0) return giving.send(({ legId }) => call(assignDocument, { legId, ...workGiven(work) }), told);
  };
  const n = letters.length;
  return (
    <ManyDialog
      title={t(`bulkReceive.giveTitle.${way}`, { n })}
      submit={t(`bulkReceive.give.${way}`, { n })}
      letters={letters}
      onRead={onRead}
      giving={giving}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </ManyDialog>
  );
}
