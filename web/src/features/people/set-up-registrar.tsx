import { appointRegistrar, type Registry } from '@sarabun/contract/organization/registry-structure';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import type { Pickable } from '../../ui/fields/search-picker';
import { Form } from '../../ui/forms/form';
import ui from '../../ui/styles/ui.module.css';
import { PersonChoice } from './set-up-person-choice';
import { useAct } from './use-act';

/** The third step: who registers letters. A unit without a registry of its own is served by another. */
export function RegistrarStep({ item, persons, onNext }: { item: Registry; persons: readonly Pickable[]; onNext: () => void }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<Pickable | null>(null);
  const act = useAct(onNext);
  if (!item.hasRegistry)
    return (
      <>
        <p className={ui.soft}>{t('setUp.servedBy', { name: item.registry?.name ?? '' })}</p>
        <Button onClick={onNext}>{t('setUp.next')}</Button>
      </>
    );
  const appoint = ({ id: personId }: Pickable) =>
    act.run(
      () => call(appointRegistrar, { unitId: item.unitId, personId, function: 'registrar', startsOn: bangkokDay(new Date()), endsOn: null }),
      t('registries.appointed'),
    );
  return (
    <Form act={act} className={ui.stack} onSubmit={() => (chosen ? appoint(chosen) : act.setFaults({ personId: t('setUp.nobodyChosen') }))}>
      {item.registrars.map(({ seatId, name }) => (
        <p key={seatId} className={ui.strong}>
          {name}
        </p>
      ))}
      <PersonChoice persons={persons} chosen={chosen} error={act.faults.personId} onChoose={setChosen} />
      <div className={clsx(ui.row, ui.wrap)}>
        <Button type="submit" busy={act.busy} tone={item.registrars.length > 0 && !chosen ? 'ghost' : 'filled'}>
          {t('setUp.saveRegistrar')}
        </Button>
        {item.registrars.length > 0 && (
          <Button tone="ghost" onClick={onNext}>
            {t('setUp.next')}
          </Button>
        )}
      </div>
    </Form>
  );
}
