import { offeredTemplates, type TemplateWay } from '@sarabun/contract/route-templates/route-templates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useNameOf } from '../../../platform/name-of';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import type { Party } from './assignment-rules';

interface TemplatePickerProps {
  way: TemplateWay;
  onPick: (template: { parties: Party[] }) => void;
}

/** Takes the receivers from a route template; absent if there is none for this reader. */
export function TemplatePicker({ way, onPick }: TemplatePickerProps) {
  const { t } = useText();
  const nameOf = useNameOf();
  const { data = [] } = useQuery({
    queryKey: ['routeTemplates', 'offered', way],
    queryFn: ({ signal }) => call(offeredTemplates, { way }, { signal }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });
  if (data.length === 0) return null;
  return (
    <Field label={t('route.template')}>
      {(control) => (
        <select
          data-shortcut
          {...control}
          className={ui.input}
          value=""
          onChange={(event) => {
            const found = data.find(({ templateId }) => templateId === Number(event.target.value));
            if (found) onPick({ parties: found.steps });
          }}
        >
          <option value="">{t('route.chooseTemplate')}</option>
          {data.map((template) => (
            <option key={template.templateId} value={template.templateId}>
              {nameOf(template)} ({template.steps.length})
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
