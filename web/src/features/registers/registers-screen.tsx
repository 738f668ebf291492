import { lineSorts } from '@sarabun/contract/registers/line-sorts';
import type { RegisterLine } from '@sarabun/contract/registers/register-pages';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useParams } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useRef, useState } from 'react';
import { hasFunction } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { useDaysFault } from '../../ui/fields/day-range';
import { ListBones } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import { DocumentDialog, useRegister } from '../documents';
import { BlocksNote } from './blocks-note';
import { IssueDialog } from './issue-dialog';
import { LineDrawer } from './line-drawer';
import { LineTable } from './line-table';
import { ListFoot } from './list-foot';
import { RegisterNav } from './register-nav';
import { RegisterTools } from './register-tools';
import styles from './registers.module.css';
import { ReserveDialog } from './reserve-dialog';
import { type ChangeRegisters, type OpenRegister, useLines, useMyRegisters, useRegistersState } from './use-registers';

/** The registers of the office, `/sarabun/registers` and `/sarabun/registers/{register}`: forms 13 and 14 on the screen. */
export function RegistersScreen() {
  const { t } = useText();
  const { register } = useParams({ strict: false }) as { register?: string };
  const registers = useMyRegisters();
  const chosen = registers.data?.find((one) => String(one.registerId) === register) ?? (register ? undefined : registers.data?.[0]);
  const registerId = chosen?.registerId ?? (register && /^\d{1,9}$/.test(register) ? Number(register) : undefined);
  if (registers.isError && !registers.data) {
    return (
      <div className={ui.card}>
        <FailedState page query={registers} title={t('registers.failed')} />
      </div>
    );
  }
  if (!registers.data) return <ListBones />;
  if (registers.data.length === 0) {
    return (
      <div className={ui.card}>
        <BlankState page kind="empty" title={t('registers.noneForYou')} text={t('registers.noneForYouText')} />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <RegisterNav registers={registers.data} chosen={chosen?.registerId ?? null} />
      {registerId !== undefined && <Register key={registerId} registerId={registerId} />}
    </div>
  );
}

function Register({ registerId }: { registerId: number }) {
  const { t } = useText();
  const register = useRegister(registerId);
  if (register.isError && !register.data) {
    return (
      <div className={ui.card}>
        <FailedState page query={register} title={t('registers.failed')} />
      </div>
    );
  }
  return register.data ? <RegisterPage register={register.data} /> : <ListBones />;
}

function RegisterPage({ register }: { register: OpenRegister }) {
  const { t, language } = useText();
  const [state, change] = useRegistersState();
  const [dialog, setDialog] = useState<'issue' | 'reserve' | null>(null);
  const year = state.year ?? register.years[0] ?? 0;
  const daysFault = useDaysFault(state);
  const lines = useLines(register.registerId, year, state);
  const list = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const drawerLine = lines.data?.data.find((line) => line.entryId === state.line);
  useRowKeys({ list, search, active: state.document === undefined && state.line === undefined && dialog === null });
  const open = (line: RegisterLine) =>
    line.mayOpen && line.documentId !== null ? change({ document: line.documentId, leg: line.legId ?? undefined }) : change({ line: line.entryId });
  return (
    <div className={styles.page}>
      <TabTitle>{register.title[language]}</TabTitle>
      <header className={clsx(ui.row, ui.between, ui.wrap, styles.head)}>
        <div>
          <h1 className={ui.h1}>{register.title[language]}</h1>
          <p className={clsx(ui.soft, ui.sm)}>
            {register.unitName}
            {register.mayFill && ` · ${t('registers.next', { number: toThaiDigits(String(register.next)) })}`}
          </p>
        </div>
        <div className={clsx(ui.row, ui.wrap)}>
          {hasFunction('bulkNumber') && register.functions.includes('reserve') && (
            <Button tone="ghost" onClick={() => setDialog('reserve')}>
              {t('registers.reserve')}
            </Button>
          )}
          {hasFunction('bulkNumber') && register.functions.includes('issue') && <Button onClick={() => setDialog('issue')}>{t('registers.issue')}</Button>}
        </div>
      </header>
      {register.blocks.length > 0 && <BlocksNote blocks={register.blocks} />}
      <section className={clsx(ui.card, styles.card)} aria-busy={lines.isFetching}>
        <RegisterTools
          register={register}
          year={year}
          state={state}
          change={change}
          search={search}
          total={lines.data?.total}
          hasMore={lines.data?.more ?? false}
        />
        {daysFault === null ? (
          <>
            <Lines register={register} lines={lines} list={list} state={state} change={change} onOpen={open} />
            <ListFoot page={state.page ?? 1} total={lines.data?.total} more={lines.data?.more ?? false} change={change} />
          </>
        ) : (
          <BlankState kind="empty" small title={daysFault} />
        )}
      </section>
      {drawerLine && (
        <Suspense>
          <LineDrawer key={drawerLine.entryId} register={register} line={drawerLine} change={change} />
        </Suspense>
      )}
      {dialog === 'issue' && <IssueDialog register={register} onClose={() => setDialog(null)} />}
      {dialog === 'reserve' && <ReserveDialog register={register} onClose={() => setDialog(null)} />}
      {state.document !== undefined && (
        <Suspense>
          <DocumentDialog documentId={state.document} legId={state.leg} onClose={() => change({ document: undefined, leg: undefined })} />
        </Suspense>
      )}
    </div>
  );
}

interface LinesProps {
  register: OpenRegister;
  lines: ReturnType<typeof useLines>;
  list: React.RefObject<HTMLElement | null>;
  state: ReturnType<typeof useRegistersState>[0];
  change: ChangeRegisters;
  onOpen: (line: RegisterLine) => void;
}

function Lines({ register, lines, list, state, change, onOpen }: LinesProps) {
  const { t } = useText();
  const narrowed = state.search || state.state || state.from || state.to;
  if (lines.isError && !lines.data) {
    return (
      <>
        <FailedState query={lines} title={t('registers.linesFailed')} />
        {state.sort && (
          <div className={clsx(ui.row, styles.byNumber)}>
            <Button tone="ghost" onClick={() => change({ sort: undefined, order: undefined, page: undefined })}>
              {t('registers.byNumber')}
            </Button>
          </div>
        )}
      </>
    );
  }
  if (lines.data?.data.length === 0) {
    return narrowed ? (
      <BlankState kind="empty" small title={t('registers.noMatch')}>
        <Button tone="ghost" onClick={() => change({ search: undefined, state: undefined, from: undefined, to: undefined, page: undefined })}>
          {t('registers.showAll')}
        </Button>
      </BlankState>
    ) : (
      <BlankState kind="empty" small title={t('registers.empty')} text={t('registers.emptyText')} />
    );
  }
  return (
    <section ref={list} aria-label={t('registers.lines')}>
      <LineTable
        register={register}
        lines={lines.data?.data ?? null}
        sorting={{ column: state.sort ?? 'number', order: state.order ?? 'desc' }}
        onSort={({ column, order }) =>
          change({ sort: column === 'number' ? undefined : lineSorts.find((one) => one === column), order, page: undefined }, { replace: true })
        }
        onOpen={onOpen}
        onDetail={(line) => change({ line: line.entryId })}
      />
    </section>
  );
}
