import { listTemplates, type RouteTemplate, type TemplateWay, templateWays } from '@sarabun/contract/route-templates/route-templates';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useNameOf } from '../../platform/name-of';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Segments } from '../../ui/fields/segments';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, RowName, Table } from '../../ui/tables/table';
import { useNarrowing } from '../../ui/tables/use-narrowing';
import { SettingsFrame } from '../settings';
import { TemplateDrawer } from './template-drawer';

const pageSize = 10;

/** Route templates: search, add, change, switch off and delete. */
export function TemplatesScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<RouteTemplate | 'new' | null>(null);
  return (
    <SettingsFrame path="route-template" purpose={t('route.templates.purpose')} add={{ word: t('route.templates.add'), onAdd: () => setOpen('new') }}>
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
  const { typed, type, search, page, setPage, narrow } = useNarrowing();
  const [way, setWay] = useState<TemplateWay | undefined>();
  const asked = { search, way, page, pageSize };
  const templates = useQuery({
    queryKey: ['routeTemplates', 'list', asked],
    queryFn: ({ signal }) => call(listTemplates, asked, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <ListCard
      query={templates}
      none={t('route.templates.none')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      tools={
        <>
          <SearchBox label={t('route.templates.find')} value={typed} onChange={type} />
          <Segments
            label={t('route.templates.way')}
            values={[undefined, ...templateWays]}
            chosen={way}
            onChoose={(one) => narrow(() => setWay(one))}
            word={(one) => t(one ? `route.templates.ways.${one}` : 'route.templates.all')}
          />
        </>
      }
    >
      {({ data }) => <TemplateTable templates={data} onOpen={onOpen} />}
    </ListCard>
  );
}

function TemplateTable({ templates, onOpen }: { templates: RouteTemplate[]; onOpen: (template: RouteTemplate) => void }) {
  const { t } = useText();
  const nameOf = useNameOf();
  return (
    <Table heads={(['name', 'way', 'unit', 'steps'] as const).map((column) => t(`route.templates.${column}`))}>
      {templates.map((template) => (
        <Row key={template.templateId} onOpen={() => onOpen(template)}>
          <td>
            <RowName onOpen={() => onOpen(template)}>{nameOf(template)}</RowName> {!template.active && <Chip>{t('route.templates.off')}</Chip>}
          </td>
          <td>{t(`route.templates.ways.${template.way}`)}</td>
          <td>{template.unitName ?? t('route.templates.wholeOffice')}</td>
          <td>
            <span className={ui.num}>{t('route.templates.count', { n: template.steps.length })}</span>
            <span className={clsx(ui.xs, ui.muted, ui.clip2)}>{template.steps.map(({ name }) => name).join(template.way === 'sequential' ? ' → ' : ', ')}</span>
          </td>
        </Row>
      ))}
    </Table>
  );
}
