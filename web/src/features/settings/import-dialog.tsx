import type { AnswerOf } from '@sarabun/contract/endpoint';
import { type ImportLine, type MasterCalls, masterCalls, maxImportLines, type SheetFormat } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { readFileText } from '../../platform/save-file';
import { Button } from '../../ui/button';
import { Chip, type ChipTone } from '../../ui/chip';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { FileButton } from '../../ui/fields/file-input';
import { useRequest } from '../../ui/forms/use-request';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { useValueText } from './master-value';
import styles from './settings.module.css';
import { useRefresh } from './use-master';

const largest = 8 * 1024 * 1024;

interface Looked {
  name: string;
  format: SheetFormat;
  content: string;
  preview: AnswerOf<MasterCalls['previewImport']>;
}

interface ImportDialogProps {
  /** The columns of the file. */
  table: MasterTable;
  /** The preview and import calls, if not those of the table's page. */
  calls?: Pick<MasterCalls, 'previewImport' | 'import'>;
  /** Shown next to the file button. */
  tools?: ReactNode;
  onClose: () => void;
}

/** Imports a spreadsheet: previews every line with its changes and problems, then imports all of it or nothing. */
export function ImportDialog({ table, calls = masterCalls(table), tools, onClose }: ImportDialogProps) {
  const { t, language } = useText();
  const { looked, busy, failure, look, take } = useImport(calls, onClose);
  const title = t('settings.importTitle', { title: table.title[language] });
  const count = looked ? looked.preview.counts.create + looked.preview.counts.update : 0;
  return (
    <DialogFrame title={title} width={900} onClose={onClose} sheet>
      <DialogHead title={title} onClose={onClose} />
      <div className={ui.importBody}>
        <p className={clsx(ui.soft, ui.sm)}>{t('settings.importHint')}</p>
        <div className={clsx(ui.row, ui.wrap)}>
          <FileButton
            icon={<IconFileSpreadsheet size={19} aria-hidden />}
            busy={busy && !looked}
            accept=".xlsx,.csv"
            aria-label={t('settings.chooseFile')}
            onFiles={([file]) => file && void look(file)}
          >
            {t(looked ? 'settings.otherFile' : 'settings.chooseFile')}
          </FileButton>
          {tools}
          {looked && <span className={clsx(ui.sm, ui.strong)}>{looked.name}</span>}
        </div>
        {failure && <Note tone="red">{failure}</Note>}
        {looked && <Preview table={table} preview={looked.preview} />}
      </div>
      <div className={ui.drawerFoot}>
        <span className={ui.grow} />
        <Button tone="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        {looked && looked.preview.counts.wrong === 0 && count > 0 && (
          <Button busy={busy} onClick={() => void take(looked)}>
            {t('settings.doImport', { count })}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}

function useImport(calls: Pick<MasterCalls, 'previewImport' | 'import'>, onClose: () => void) {
  const { t } = useText();
  const refresh = useRefresh();
  const [looked, setLooked] = useState<Looked | null>(null);
  const { run, busy, faults, failure, fail } = useRequest();
  const look = (file: File) =>
    run(async () => {
      setLooked(null);
      if (file.size > largest) return fail(t('settings.tooLarge'));
      const format: SheetFormat = file.name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx';
      const content = await readFileText(file);
      setLooked({ name: file.name, format, content, preview: await call(calls.previewImport, { format, content }) });
    });
  const take = ({ format, content, preview }: Looked) =>
    run(async () => {
      const { created, updated } = await call(calls.import, { format, content, plan: preview.plan });
      await refresh();
      toast({ tone: 'success', title: t('settings.imported', { created, updated }) });
      onClose();
    });
  return { looked, busy, failure: faults.content ?? failure, look, take };
}

const tones: Record<ImportLine['what'], ChipTone> = { create: 'green', update: 'blue', same: 'plain', wrong: 'amber' };

function Preview({ table, preview: { lines, counts } }: { table: MasterTable; preview: Looked['preview'] }) {
  const { t } = useText();
  const changes = counts.create + counts.update + counts.wrong;
  return (
    <>
      <div className={clsx(ui.row, ui.wrap)} role="status">
        <Chip tone="green">{t('settings.wouldCreate', { count: counts.create })}</Chip>
        <Chip tone="blue">{t('settings.wouldUpdate', { count: counts.update })}</Chip>
        <Chip>{t('settings.wouldKeep', { count: counts.same })}</Chip>
        {counts.wrong > 0 && <Chip tone="amber">{t('settings.wrong', { count: counts.wrong })}</Chip>}
      </div>
      {counts.wrong > 0 && <Note tone="amber">{t('settings.wrongText')}</Note>}
      {changes === 0 && <Note tone="blue">{t('settings.nothingToDo')}</Note>}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section className={styles.importLines} tabIndex={0} aria-label={t('settings.change')}>
          <table className={ui.settingsTwo}>
            <thead>
              <tr>
                <th scope="col">{t('settings.line')}</th>
                <th scope="col">{t('settings.result')}</th>
                <th scope="col">{t('settings.change')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.line}>
                  <td className={ui.num}>{line.line}</td>
                  <td>
                    <Chip tone={tones[line.what]}>{t(`settings.lineWhat.${line.what}`)}</Chip>
                  </td>
                  <td>
                    <LineChange table={table} line={line} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {changes > lines.length && <p className={clsx(ui.xs, ui.muted)}>{t('settings.linesCut', { count: maxImportLines })}</p>}
    </>
  );
}

function LineChange({ table, line }: { table: MasterTable; line: ImportLine }) {
  const { language } = useText();
  const say = useValueText();
  const label = (name: string) => table.fields[name]?.label[language] ?? name;
  return (
    <>
      <span className={ui.strong}>{line.key || '—'}</span>
      {line.faults.map((fault) => (
        <p key={fault.field} className={ui.fault}>
          {label(fault.field)}: {fault.message}
        </p>
      ))}
      {line.what === 'update' &&
        Object.entries(line.before).map(([name, before]) => {
          const field = table.fields[name];
          return field ? (
            <p key={name} className={ui.soft}>
              {label(name)}: <s>{say(field, before) || '—'}</s> → {say(field, line.values[name]) || '—'}
            </p>
          ) : null;
        })}
    </>
  );
}
