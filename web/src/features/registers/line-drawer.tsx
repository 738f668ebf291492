import { correctEntry, type RegisterColumn, type RegisterLine } from '@sarabun/contract/registers/register-pages';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { Suspense, useId, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { keyText } from '../../platform/keys';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/dialogs/drawer';
import { useAct } from '../../ui/forms/use-act';
import { useDraft } from '../../ui/forms/use-draft';
import { lazyDialog } from '../../ui/lazy-dialog';
import ui from '../../ui/styles/ui.module.css';
import { TrailLink } from '../history';
import { CancelNumber } from './cancel-number';
import { LineForm } from './line-form';
import { LineHistory } from './line-history';
import styles from './registers.module.css';
import { type ChangeRegisters, mayFillColumns, type OpenRegister } from './use-registers';

const CorrectPaper = lazyDialog(async () => (await import('./correct-paper')).CorrectPaper);

const touched = ['registers', 'documents', 'queues'];

/** One line of a register: details, own columns, corrections, and voiding it. */
export function LineDrawer({ register, line, change }: { register: OpenRegister; line: RegisterLine; change: ChangeRegisters }) {
  const { t, language } = useText();
  const dates = useDates();
  // As it stood when the person began, but for their own corrections: what was typed must not stand over what somebody else has written since.
  const [first] = useState(line.version);
  const [version, setVersion] = useState(first);
  const kept = useDraft(`register-line-${line.entryId}-${first}`, {
    action: line.isActionOwn ? line.action : '',
    remark: line.remark,
    own: line.own,
  });
  const form = useId();
  const close = () => change({ line: undefined });
  const act = useAct(touched, () => {
    kept.clear();
    close();
  });
  const ownColumns = register.columns.filter((column) => column.valueKind !== null);
  const corrects = register.functions.includes('correct');
  const remarks = corrects || (register.mayRemark && line.state !== 'void');
  const writes = remarks || mayFillColumns(register);
  const words: Fact[] = [
    [t('registers.action'), corrects ? '' : line.action],
    [t('registers.remark'), remarks || line.state === 'void' ? '' : line.remark],
  ];
  const ownOf = ({ columnId, title, valueKind }: RegisterColumn): Fact => {
    const value = line.own[columnId] ?? '';
    return [title[language], valueKind === 'date' && value !== '' ? dates.day(value) : value];
  };
  const own = Object.fromEntries(ownColumns.map((column) => [column.columnId, kept.draft.own[column.columnId] ?? '']));
  const save = () => act.run(() => call(correctEntry, { entryId: line.entryId, version, ...kept.draft, own }), t('registers.saved'));
  return (
    <Drawer
      title={t('registers.lineTitle', { number: toThaiDigits(String(line.number)) })}
      note={t('registers.enteredBy', { who: line.enteredBy, when: dates.moment(line.enteredAt) })}
      onClose={close}
    >
      <div className={clsx(ui.drawerBody, styles.written)}>
        <Facts
          line={line}
          isReceived={register.kind === 'receive' && line.documentId !== null}
          more={[...words, ...(register.mayFill ? [] : ownColumns.map(ownOf))]}
        />
        {writes && <LineForm id={form} register={register} line={line} corrects={corrects} remarks={remarks} kept={kept} act={act} onSave={save} />}
        {!corrects && <p className={clsx(ui.xs, ui.muted)}>{t('registers.whoCorrects')}</p>}
        {register.kind === 'receive' && line.mayOpen && line.documentId !== null && <p className={clsx(ui.xs, ui.muted)}>{t('registers.inLetter')}</p>}
        {line.state === 'issued' && line.documentId === null && <PaperCorrection register={register} line={{ ...line, version }} onDone={setVersion} />}
        {register.functions.includes('cancel') && line.state !== 'void' && <CancelNumber line={line} onDone={close} />}
        <LineHistory line={line} columns={register.columns} />
      </div>
      {(writes || line.documentId !== null) && (
        <div className={ui.drawerFoot}>
          {line.mayOpen && line.documentId !== null && (
            <Button tone="ghost" onClick={() => change({ line: undefined, document: line.documentId ?? undefined, leg: line.legId ?? undefined })}>
              {t('registers.openLetter')}
            </Button>
          )}
          {line.documentId !== null && <TrailLink documentId={line.documentId} className={clsx(ui.btn, ui.ghost)} />}
          <span className={ui.grow} />
          {writes && (
            <Button type="submit" form={form} busy={act.busy} shortcut={keyText('submit')}>
              {t('registers.save')}
            </Button>
          )}
        </div>
      )}
    </Drawer>
  );
}

interface PaperCorrectionProps {
  register: OpenRegister;
  line: RegisterLine;
  onDone: (version: number) => void;
}

/** How a mistake in what was written of a letter on paper is put right, and by whom. */
function PaperCorrection({ register, line, onDone }: PaperCorrectionProps) {
  const { t } = useText();
  const [corrects, setCorrects] = useState(false);
  if (!line.mayCorrectPaper) return <p className={clsx(ui.xs, ui.muted)}>{t('registers.correctPaper.who')}</p>;
  return (
    <div>
      <Button tone="ghost" onClick={() => setCorrects(true)}>
        {t('registers.correctPaper.title')}
      </Button>
      {corrects && (
        <Suspense>
          <CorrectPaper register={register} line={line} onClose={() => setCorrects(false)} onDone={onDone} />
        </Suspense>
      )}
    </div>
  );
}

/** A name and what stands there. */
type Fact = [string, string];

function Facts({ line, isReceived, more }: { line: RegisterLine; isReceived: boolean; more: Fact[] }) {
  const { t } = useText();
  const dates = useDates();
  const facts: Fact[] = [
    [t('registers.subject'), line.state === 'reserved' ? t('registers.reservedFor', { reason: line.subject }) : line.subject],
    [t('registers.letterNumber'), line.letterNumber === line.printed ? '' : line.letterNumber],
    [t('registers.printed'), line.printed],
    [t('registers.sender'), line.sender],
    [t('registers.addressee'), line.addressee],
    [t('registers.dated'), line.datedOn ? dates.dated(line.datedOn) : line.documentId === null ? '' : t('documents.undated')],
    [t('registers.receivedAt'), isReceived ? dates.moment(line.enteredAt) : ''],
    [t('registers.backDated'), line.datedFor ? t('registers.datedFor', { day: dates.day(line.datedFor), entered: dates.moment(line.enteredAt) }) : ''],
    [t('registers.void'), line.state === 'void' ? line.remark : ''],
    [t('registers.states.reserved'), line.expiresOn ? t('registers.reservedUntil', { day: dates.day(line.expiresOn) }) : ''],
    ...more,
  ];
  return (
    <dl className={clsx(styles.facts, ui.sm)}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className={ui.muted}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
