import { type Handover, signHandover } from '@sarabun/contract/handover/handover';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Field } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import styles from './handover.module.css';
import { useItems } from './use-handovers';

const kinds = ['work', 'given', 'followed', 'drafts', 'functions'] as const;

/** One handover: both sides, its contents, and the reader's signature. */
export function HandoverCard({ handover }: { handover: Handover }) {
  const { t } = useText();
  const dates = useDates();
  const { leaver, successor, counts } = handover;
  const side = (what: 'from' | 'to', person: Handover['leaver'], signedAt: Date | null, signedFor = '') => (
    <div className={styles.side}>
      <span className={clsx(ui.xs, ui.muted)}>{t(`handover.${what}`)}</span>
      <span className={ui.strong}>
        <Kept>{person.name}</Kept>
      </span>
      <span className={clsx(ui.sm, ui.soft)}>{person.unitName}</span>
      <span>
        <Chip tone={signedAt ? 'green' : 'amber'}>{signedAt ? t('handover.signed', { at: dates.moment(signedAt) }) : t('handover.waiting')}</Chip>
      </span>
      {signedFor && <span className={clsx(ui.xs, ui.muted)}>{t('handover.signedFor', { name: signedFor })}</span>}
    </div>
  );
  return (
    <article className={clsx(ui.card, styles.card)} aria-label={`${leaver.name} – ${successor.name}`}>
      <div className={styles.sides}>
        {side('from', leaver, handover.leaverSignedAt, handover.signedFor)}
        {side('to', successor, handover.successorSignedAt)}
      </div>
      <div className={clsx(ui.row, ui.wrap)}>
        {kinds.map((kind) => counts[kind] > 0 && <Chip key={kind}>{t(`handover.counts.${kind}`, { count: counts[kind] })}</Chip>)}
        {handover.leaves && <Chip tone="amber">{t('handover.willLeave')}</Chip>}
      </div>
      <p className={clsx(ui.sm, ui.soft)}>
        {t('people.reason')}: {handover.reason}
      </p>
      {handover.maySignAs !== 'registrar' && <Items handover={handover} />}
      {handover.maySignAs && <Signature handover={handover} as={handover.maySignAs} />}
    </article>
  );
}

function Items({ handover: { handoverId } }: { handover: Handover }) {
  const { t } = useText();
  const dates = useDates();
  const [page, setPage] = useState(1);
  const items = useItems(handoverId, page, true);
  // A registrar who signed for the leaver sees the handover, but not its letters.
  if (!items.data) return null;
  const { data, total, pageSize, functions } = items.data;
  return (
    <section>
      <h2 className={ui.lbl}>{t('handover.items')}</h2>
      {data.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('handover.noItems')}</p>}
      <ul className={styles.items}>
        {data.map((item) => (
          <li key={item.documentId}>
            <Chip>{t(`handover.kinds.${item.kind}`)}</Chip>
            <span className={ui.sm}>
              <span className={ui.strong}>
                <Kept>{item.subject}</Kept>
              </span>{' '}
              <span className={clsx(ui.muted, ui.num)}>{[item.number && letterNumberInThai(item.number), item.sender].filter(Boolean).join(' · ')}</span>
            </span>
            <span className={clsx(ui.xs, ui.muted, ui.num)}>{item.dueOn && dates.day(item.dueOn)}</span>
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
      {functions.length > 0 && (
        <Note tone="blue">
          {t('handover.functionsEnd', { names: functions.map(({ name, postName }) => `${t(`people.functions.${name as 'holder'}`)} ${postName}`).join(', ') })}
        </Note>
      )}
    </section>
  );
}

const minAbsence = 5;

function Signature({ handover: { handoverId }, as }: { handover: Handover; as: NonNullable<Handover['maySignAs']> }) {
  const { t } = useText();
  const [absence, setAbsence] = useState('');
  const act = useAct(['handover', 'queues', 'documents'], () => undefined);
  return (
    <Form
      act={act}
      onSubmit={() =>
        act.run(
          () => call(signHandover, { handoverId, absence }),
          ({ done }) => t(done ? 'handover.done' : 'handover.half'),
        )
      }
    >
      {as === 'registrar' && (
        <Field label={t('handover.absence')} required error={act.faults.absence}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={500} autoComplete="off" value={absence} onChange={(event) => setAbsence(event.target.value)} />
          )}
        </Field>
      )}
      <p className={clsx(ui.sm, ui.soft)}>{t('handover.confirmText')}</p>
      <Button type="submit" busy={act.busy} disabled={as === 'registrar' && absence.trim().length < minAbsence}>
        {t(`handover.signAs.${as}`)}
      </Button>
    </Form>
  );
}
