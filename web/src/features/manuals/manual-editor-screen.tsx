import { type EditedManualRow, type ManualKind, manualKinds } from '@sarabun/contract/manuals/manuals';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Segments } from '../../ui/fields/segments';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, RowName, Table } from '../../ui/tables/table';
import { useNarrowing } from '../../ui/tables/use-narrowing';
import { SettingsFrame } from '../settings';
import { EditManualDialog, NewManualDialog } from './manual-dialog';
import styles from './manuals.module.css';
import { useEditedPages } from './use-manuals';

/** The pages of the manuals: those of the product, edited where the agency differs, and the agency's own. */
export function ManualEditorScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  return (
    <SettingsFrame path="DocumentManual" purpose={t('manuals.purpose')} add={{ word: t('manuals.add'), onAdd: () => setOpen('new') }}>
      {({ mayManage }) => (
        <>
          <Pages onOpen={setOpen} />
          {open === 'new' && mayManage && <NewManualDialog onClose={() => setOpen(null)} />}
          {typeof open === 'number' && <EditManualDialog key={open} pageId={open} mayManage={mayManage} onClose={() => setOpen(null)} />}
        </>
      )}
    </SettingsFrame>
  );
}

function Pages({ onOpen }: { onOpen: (pageId: number) => void }) {
  const { t } = useText();
  const { typed, type, search, page, setPage, narrow } = useNarrowing();
  const [kind, setKind] = useState<ManualKind | undefined>();
  const pages = useEditedPages({ search, kind, page });
  return (
    <ListCard
      query={pages}
      none={t('manuals.none')}
      page={page}
      pageSize={rowsOn('lists')}
      onPage={setPage}
      tools={
        <>
          <SearchBox label={t('manuals.find')} value={typed} onChange={type} />
          <Segments
            label={t('manuals.kind')}
            className={styles.kinds}
            values={[undefined, ...manualKinds]}
            chosen={kind}
            onChoose={(one) => narrow(() => setKind(one))}
            word={(one) => t(one ? `manuals.kinds.${one}` : 'manuals.allKinds')}
          />
        </>
      }
    >
      {({ data }) => <PageTable pages={data} onOpen={onOpen} />}
    </ListCard>
  );
}

function PageTable({ pages, onOpen }: { pages: EditedManualRow[]; onOpen: (pageId: number) => void }) {
  const { t, language } = useText();
  const dates = useDates();
  return (
    <Table heads={(['page', 'chapter', 'state', 'changedLast'] as const).map((column) => t(`manuals.${column}`))}>
      {pages.map((page) => (
        <Row key={page.pageId} onOpen={() => onOpen(page.pageId)}>
          <td>
            <RowName onOpen={() => onOpen(page.pageId)}>{page.title[language] || page.title.th}</RowName>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{t(`manuals.kinds.${page.kind}`)}</span>
          </td>
          <td>{t(`manuals.chapters.${page.chapter}`)}</td>
          <td>
            {!page.active && <Chip>{t('manuals.off')}</Chip>}{' '}
            {page.edited ? <Chip tone="amber">{t('manuals.edited')}</Chip> : page.standard ? t('manuals.standard') : t('manuals.own')}
          </td>
          <td className={ui.sm}>
            {page.changedBy || t('settings.byProduct')}
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{dates.moment(page.changedAt)}</span>
          </td>
        </Row>
      ))}
    </Table>
  );
}
