import { type KeptForm, keptForms } from '@sarabun/contract/drafts/agency-forms';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useNameOf } from '../../../platform/name-of';
import { Chip } from '../../../ui/chip';
import { SearchBox } from '../../../ui/fields/search-box';
import ui from '../../../ui/styles/ui.module.css';
import { ListCard } from '../../../ui/tables/list-card';
import { Row, RowName, Table } from '../../../ui/tables/table';
import { useNarrowing } from '../../../ui/tables/use-narrowing';
import { SettingsFrame } from '../../settings';
import { FormDrawer } from './form-drawer';
import { SeriesOf } from './form-series';

/** The agency's forms and licences: title, fields and number series. */
export function FormsScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<KeptForm | 'new' | null>(null);
  return (
    <SettingsFrame path="letter-form" purpose={t('agencyForms.purpose')} add={{ word: t('agencyForms.add'), onAdd: () => setOpen('new') }}>
      {({ mayManage }) => (
        <>
          <Forms onOpen={setOpen} />
          {open && (
            <FormDrawer key={open === 'new' ? 'new' : open.code} form={open === 'new' ? null : open} mayManage={mayManage} onClose={() => setOpen(null)} />
          )}
        </>
      )}
    </SettingsFrame>
  );
}

function Forms({ onOpen }: { onOpen: (form: KeptForm) => void }) {
  const { t } = useText();
  const { typed, type, search } = useNarrowing();
  const forms = useQuery({
    queryKey: ['letterForms', 'kept', search],
    queryFn: ({ signal }) => call(keptForms, { search }, { signal }),
    select: ({ items }) => ({ data: items, total: items.length }),
    placeholderData: (before) => before,
  });
  return (
    <ListCard
      query={forms}
      none={t('agencyForms.none')}
      page={1}
      pageSize={forms.data?.total ?? 1}
      onPage={() => undefined}
      tools={<SearchBox label={t('agencyForms.find')} value={typed} onChange={type} />}
    >
      {({ data }) => <FormTable forms={data} onOpen={onOpen} />}
    </ListCard>
  );
}

/** At most this many fields of a form are named in the list. */
const maxNamed = 3;

function FormTable({ forms, onOpen }: { forms: KeptForm[]; onOpen: (form: KeptForm) => void }) {
  const { t, language } = useText();
  const nameOf = useNameOf();
  const fieldsOf = ({ fields }: KeptForm) => {
    const named = fields.slice(0, maxNamed).map((field) => (language === 'en' && field.en) || field.th);
    return [...named, ...(fields.length > maxNamed ? [`+${fields.length - maxNamed}`] : [])].join(' · ');
  };
  return (
    <Table heads={(['name', 'heading', 'fieldsOf', 'series'] as const).map((column) => t(`agencyForms.${column}`))}>
      {forms.map((form) => (
        <Row key={form.code} onOpen={() => onOpen(form)}>
          <td>
            <RowName onOpen={() => onOpen(form)}>{nameOf(form)}</RowName> {!form.active && <Chip>{t('agencyForms.off')}</Chip>}
          </td>
          <td>{form.heading}</td>
          <td className={clsx(ui.sm, ui.soft)}>{fieldsOf(form)}</td>
          <td>
            <SeriesOf form={form} />
          </td>
        </Row>
      ))}
    </Table>
  );
}
