import { type ControlLine, controlColumns, controlHeadings } from '@sarabun/contract/registers/control-register';
import { clsx } from 'clsx';
import { type RefObject, Suspense, useRef } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { useDaysFault } from '../../ui/fields/day-range';
import { Field } from '../../ui/fields/field';
import { Bone, ListBones } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Row, Table } from '../../ui/tables/table';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import { DocumentDialog } from '../documents';
import { ListFoot } from './list-foot';
import { PrintLink } from './print-button';
import { RegisterNav } from './register-nav';
import { NarrowTools, SheetButton } from './register-tools';
import styles from './registers.module.css';
import { controlAddress, useControl, useControlRegistries, useMyRegisters, useRegistersState } from './use-registers';

/** The control register of secret letters, `/sarabun/registers/control`, for the secret registrar of a registry. */
export function ControlScreen() {
  const { t } = useText();
  const registries = useControlRegistries();
  const mine = useMyRegisters();
  const [state] = useRegistersState();
  const registry = registries.data?.find(({ unitId }) => unitId === state.unit) ?? registries.data?.[0];
  if (registries.isError && !registries.data) {
    return (
      <div className={ui.card}>
        <FailedState page query={registries} title={t('registers.failed')} />
      </div>
    );
  }
  if (!registries.data) return <ListBones />;
  return (
    <div className={styles.root}>
      <RegisterNav registers={mine.data ?? []} chosen="control" />
      {registry ? (
        <Control key={registry.unitId} registry={registry} registries={registries.data} />
      ) : (
        <div className={ui.card}>
          <BlankState page kind="empty" title={t('registers.noControl')} text={t('registers.noControlText')} />
        </div>
      )}
    </div>
  );
}

type Registry = NonNullable<ReturnType<typeof useControlRegistries>['data']>[number];

function Control({ registry, registries }: { registry: Registry; registries: readonly Registry[] }) {
  const { t } = useText();
  const [state, change] = useRegistersState();
  const year = state.year ?? registry.years[0] ?? 0;
  const daysFault = useDaysFault(state);
  const lines = useControl(registry.unitId, year, state);
  const list = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys({ list, search, active: state.document === undefined });
  const units = registries.length > 1 && (
    <Field label={t('registers.registry')}>
      {(control) => (
        <select
          {...control}
          className={ui.input}
          value={registry.unitId}
          onChange={(event) => change({ unit: Number(event.target.value), year: undefined, page: undefined })}
        >
          {registries.map(({ unitId, unitName }) => (
            <option key={unitId} value={unitId}>
              {unitName}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={ui.h1}>{t('registers.control')}</h1>
        <p className={clsx(ui.soft, ui.sm)}>
          {registry.unitName} · {t('registers.controlText')}
        </p>
      </header>
      <section className={clsx(ui.card, styles.card)} aria-busy={lines.isFetching}>
        <NarrowTools years={registry.years} year={year} state={state} change={change} search={search} more={units}>
          <SheetButton addressOf={(format) => controlAddress('sheet', registry.unitId, year, state, format)} name={`control-${year}`} />
          <PrintLink address={controlAddress('print', registry.unitId, year, state)} />
        </NarrowTools>
        {daysFault === null ? (
          <>
            <ControlLines
              lines={lines}
              list={list}
              onOpen={({ documentId, legId }) => change({ document: documentId ?? undefined, leg: legId ?? undefined })}
            />
            <ListFoot page={state.page ?? 1} total={lines.data?.total} change={change} />
          </>
        ) : (
          <BlankState kind="empty" small title={daysFault} />
        )}
      </section>
      {state.document !== undefined && (
        <Suspense>
          <DocumentDialog documentId={state.document} legId={state.leg} onClose={() => change({ document: undefined, leg: undefined })} />
        </Suspense>
      )}
    </div>
  );
}

interface ControlLinesProps {
  lines: ReturnType<typeof useControl>;
  list: RefObject<HTMLElement | null>;
  onOpen: (line: ControlLine) => void;
}

function ControlLines({ lines, list, onOpen }: ControlLinesProps) {
  const { t, language } = useText();
  if (lines.isError && !lines.data) {
    return <FailedState query={lines} title={t('registers.linesFailed')} />;
  }
  if (!lines.data) return <Bone width="60%" height={40} />;
  if (lines.data.data.length === 0) return <BlankState kind="empty" small title={t('registers.noMatch')} text={t('registers.controlEmpty')} />;
  return (
    <section ref={list} aria-label={t('registers.lines')}>
      <Table
        caption={t('registers.control')}
        heads={controlColumns.map((column) => controlHeadings[column].title[language])}
        className={clsx(styles.table, styles.control)}
      >
        {lines.data.data.map((line) => (
          <Row key={line.entryId} className={line.isVoid ? styles.rgVoid : undefined} onOpen={line.mayOpen ? () => onOpen(line) : undefined}>
            {controlColumns.map((column) => (
              <td key={column}>
                {column === 'sequence' && line.mayOpen ? (
                  <button
                    type="button"
                    className={clsx(ui.plain, ui.strong, ui.num, styles.number)}
                    data-row
                    aria-label={t('registers.open', { number: line.texts.sequence, subject: line.texts.subject })}
                    onClick={(event) => {
                      event.stopPropagation();
                      onOpen(line);
                    }}
                  >
                    {line.texts.sequence}
                  </button>
                ) : (
                  <span>{line.texts[column]}</span>
                )}
              </td>
            ))}
          </Row>
        ))}
      </Table>
    </section>
  );
}
