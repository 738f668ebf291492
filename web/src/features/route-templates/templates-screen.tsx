import './route-templates.css';
import { listTemplates, type RouteTemplate, type TemplateWay, templateWays } from '@sarabun/contract/route-templates/route-templates';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Pager } from '../../ui/pager';
import { SearchBox } from '../../ui/search-box';
import { Bone } from '../../ui/skeleton';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import { TemplateDrawer } from './template-drawer';

const searchDelay = 400;
const pageSize = 10;

/** Ways that letters often go: found, added, changed, switched off and taken away. */
export function TemplatesScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<RouteTemplate | 'new' | null>(null);
  return (
    <SettingsFrame
      path="route-template"
      purpose={t('route.templates.purpose')}
      tools={({ mayManage }) =>
        mayManage && (
          <Button icon={<IconPlus size={19} aria-hidden />} onClick={() => setOpen('new')}>
            {t('route.templates.add')}
          </Button>
        )
      }
    >
      {({ mayManage }) => (
        <>
          <Templates onOpen={setOpen} />
          {open && (
            <TemplateDrawer
              key={open === 'new' ? 'new' : open.templateId}
              template={open === 'new' ? null : open}
              mayManage={mayManage}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </SettingsFrame>
  );
}

function Templates({ onOpen }: { onOpen: (template: RouteTemplate) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState<TemplateWay | undefined>();
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), searchDelay);
  const asked = { search, way, page, pageSize };
  const templates = useQuery({
    queryKey: ['routeTemplates', 'list', asked],
    queryFn: ({ signal }) => call(listTemplates, asked, { signal }),
    placeholderData: (before) => before,
  });
  const total = templates.data?.total ?? 0;
  const first = (page - 1) * pageSize + 1;
  return (
    <section className="card sl-card" aria-busy={templates.isFetching}>
      <div className="row wrap sl-tools">
        <SearchBox
          label={t('route.templates.find')}
          placeholder={t('route.templates.find')}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
        />
        <fieldset className="seg">
          <legend className="vh">{t('route.templates.way')}</legend>
          {[undefined, ...templateWays].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={way === one}
              onClick={() => {
                setWay(one);
                setPage(1);
              }}
            >
              {one ? t(`route.templates.ways.${one}`) : t('route.templates.all')}
            </button>
          ))}
        </fieldset>
      </div>
      {templates.isError && !templates.data ? (
        <BlankState kind="error" title={t('settings.failed')} text={templates.error.message}>
          <Button onClick={() => void templates.refetch()}>{t('common.retry')}</Button>
        </BlankState>
      ) : templates.data?.data.length === 0 ? (
        <BlankState kind="empty" small title={t('route.templates.none')} />
      ) : (
        <TemplateTable templates={templates.data?.data ?? null} onOpen={onOpen} />
      )}
      <footer className="pager">
        <span className="num grow" aria-live="polite">
          {total > 0 && t('settings.shown', { first, last: Math.min(total, first + pageSize - 1), total })}
        </span>
        <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
      </footer>
    </section>
  );
}

function TemplateTable({ templates, onOpen }: { templates: RouteTemplate[] | null; onOpen: (template: RouteTemplate) => void }) {
  const { t, language } = useText();
  if (!templates) return <Bone width="70%" height={40} />;
  return (
    <table className="dt dt-cards rt-table">
      <thead>
        <tr>
          {(['name', 'way', 'unit', 'steps'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`route.templates.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {templates.map((template) => (
          <tr key={template.templateId} onClick={() => onOpen(template)}>
            <td>
              <button
                type="button"
                className="plain strong"
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(template);
                }}
              >
                {(language === 'en' && template.nameEn) || template.nameTh}
              </button>{' '}
              {!template.active && <Chip>{t('route.templates.off')}</Chip>}
            </td>
            <td>{t(`route.templates.ways.${template.way}`)}</td>
            <td>{template.unitName ?? t('route.templates.wholeOffice')}</td>
            <td>
              <span className="num">{t('route.templates.count', { n: template.steps.length })}</span>
              <span className="xs muted clip2">{template.steps.map(({ name }) => name).join(template.way === 'sequential' ? ' → ' : ', ')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
