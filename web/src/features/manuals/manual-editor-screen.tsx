import './manuals.css';
import { type EditedManualRow, type ManualKind, manualKinds } from '@sarabun/contract/manuals/manuals';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Pager } from '../../ui/pager';
import { SearchBox } from '../../ui/search-box';
import { Bone } from '../../ui/skeleton';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import { EditManualDialog, NewManualDialog } from './manual-dialog';
import { editedPageSize, useEditedPages } from './use-manuals';

const searchDelay = 400;

/** The pages of the manuals: those of the product, edited where the agency does things its own way, and the agency's own. */
export function ManualEditorScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  return (
    <SettingsFrame
      path="DocumentManual"
      purpose={t('manuals.purpose')}
      tools={({ mayManage }) =>
        mayManage && (
          <Button icon={<IconPlus size={19} aria-hidden />} onClick={() => setOpen('new')}>
            {t('manuals.add')}
          </Button>
        )
      }
    >
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
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<ManualKind | undefined>();
  const [page, setPage] = useState(1);
  const pages = useEditedPages({ search: useDebounced(typed.trim(), searchDelay), kind, page });
  const first = (page - 1) * editedPageSize + 1;
  const total = pages.data?.total ?? 0;
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <section className="card sl-card" aria-busy={pages.isFetching}>
      <div className="row wrap sl-tools">
        <SearchBox label={t('manuals.find')} placeholder={t('manuals.find')} value={typed} onChange={(value) => narrow(() => setTyped(value))} />
        <fieldset className="seg mn-kinds">
          <legend className="vh">{t('manuals.kind')}</legend>
          {[undefined, ...manualKinds].map((one) => (
            <button key={one ?? ''} type="button" aria-pressed={kind === one} onClick={() => narrow(() => setKind(one))}>
              {t(one ? `manuals.kinds.${one}` : 'manuals.allKinds')}
            </button>
          ))}
        </fieldset>
      </div>
      {pages.isError && !pages.data ? (
        <BlankState kind="error" title={t('settings.failed')} text={pages.error.message}>
          <Button onClick={() => void pages.refetch()}>{t('common.retry')}</Button>
        </BlankState>
      ) : pages.data?.data.length === 0 ? (
        <BlankState kind="empty" small title={t('manuals.none')} />
      ) : (
        <PageTable pages={pages.data?.data ?? null} onOpen={onOpen} />
      )}
      <footer className="pager">
        <span className="num grow" aria-live="polite">
          {total > 0 && t('settings.shown', { first, last: Math.min(total, first + editedPageSize - 1), total })}
        </span>
        <Pager page={page} pageSize={editedPageSize} total={total} onPage={setPage} />
      </footer>
    </section>
  );
}

function PageTable({ pages, onOpen }: { pages: EditedManualRow[] | null; onOpen: (pageId: number) => void }) {
  const { t, language } = useText();
  const dates = useDates();
  if (!pages) return <Bone width="70%" height={40} />;
  return (
    <table className="dt dt-cards mn-table">
      <thead>
        <tr>
          {(['page', 'chapter', 'state', 'changedLast'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`manuals.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.pageId} onClick={() => onOpen(page.pageId)}>
            <td>
              <button
                type="button"
                className="plain strong"
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(page.pageId);
                }}
              >
                {page.title[language] || page.title.th}
              </button>
              <span className="xs muted mn-line">{t(`manuals.kinds.${page.kind}`)}</span>
            </td>
            <td>{t(`manuals.chapters.${page.chapter}`)}</td>
            <td>
              {!page.active && <Chip>{t('manuals.off')}</Chip>}{' '}
              {page.edited ? <Chip tone="amber">{t('manuals.edited')}</Chip> : page.standard ? t('manuals.standard') : t('manuals.own')}
            </td>
            <td className="sm">
              {page.changedBy || t('settings.byProduct')}
              <span className="xs muted mn-line">{dates.moment(page.changedAt)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
