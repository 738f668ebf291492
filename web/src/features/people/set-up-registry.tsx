import type { Registry } from '@sarabun/contract/organization/registry-structure';
import { manageSection } from '@sarabun/contract/settings/tables/manage-section';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Form } from '../../ui/forms/form';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { RegistryRouteFields, useRegistryRoute } from '../organization';
import { useHeadPost } from './set-up-head-post';

/** The last step: where letters go once they are received; the head of the new unit is proposed. A registry whose letters have no code is told. */
export function RegistryStep({ item, lacksCode }: { item: Registry; lacksCode: boolean }) {
  const { t } = useText();
  const form = useRegistryRoute(item, useHeadPost(item.unitId), () => {});
  return (
    <Form act={form.act} className={ui.stack} onSubmit={form.save}>
      {form.isSet && <Note tone="green">{t('setUp.ready', { name: item.name })}</Note>}
      {lacksCode && (
        <Note tone="amber">
          {t('setUp.noCode')}{' '}
          <Link to="/settings/$menuID/$page" params={{ menuID: '3171', page: manageSection.path }} search={{ row: item.unitId } as never}>
            {t('setUp.giveCode')}
          </Link>
        </Note>
      )}
      {form.isProposed && <Note tone="blue">{t('setUp.proposed')}</Note>}
      <RegistryRouteFields of={form} />
      <div className={clsx(ui.row, ui.wrap)}>
        <Button type="submit" busy={form.act.busy}>
          {t('setUp.saveRegistry')}
        </Button>
        <Link to="/settings/$menuID/$page" params={{ menuID: '3170', page: 'setup-organization' }} className={clsx(ui.btn, ui.ghost)}>
          {t('setUp.toChart')}
        </Link>
      </div>
    </Form>
  );
}
