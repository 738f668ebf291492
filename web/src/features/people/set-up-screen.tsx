import { getRegistry } from '@sarabun/contract/organization/registry-structure';
import { unitCard } from '@sarabun/contract/organization/unit-tree';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { useLeaveForm } from '../../ui/dialogs/unsaved-page';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { SettingsFrame, useSettingsState } from '../settings';
import styles from './people.module.css';
import { HeadStep } from './set-up-head';
import { PeopleStep } from './set-up-people';
import { RegistrarStep } from './set-up-registrar';
import { RegistryStep } from './set-up-registry';
import { UnitStep } from './set-up-unit';
import { usePersons } from './use-people';

const steps = ['unit', 'people', 'registrar', 'head', 'registry'] as const;
type Step = (typeof steps)[number];

/** A unit is made ready for letters in five steps. The address names the unit and the step, so that it can be left and continued. */
export function SetUpScreen() {
  const { t } = useText();
  const [address, change] = useSettingsState();
  const unitId = typeof address.row === 'number' ? address.row : null;
  const [begun, setBegun] = useState<number | null>(null);
  const begin = (row: number, step: Step) => {
    setBegun(row);
    change({ row, tab: step });
  };
  return (
    <SettingsFrame path="set-up-unit" purpose={t('setUp.purpose')}>
      {() =>
        unitId === null ? (
          <Beginning onUnit={begin} />
        ) : (
          <Thread
            key={unitId}
            unitId={unitId}
            isBegun={begun === unitId}
            step={steps.find((step) => step === address.tab) ?? 'unit'}
            onStep={(step) => change({ tab: step })}
            onAnother={() => change({ row: undefined, tab: undefined })}
          />
        )
      }
    </SettingsFrame>
  );
}

/** A new unit, or one to continue with. */
function Beginning({ onUnit }: { onUnit: (unitId: number, step: Step) => void }) {
  const { t } = useText();
  return (
    <section className={clsx(ui.card, styles.thread)}>
      <Steps at="unit" done={[]} />
      <UnitStep onSaved={(unitId) => onUnit(unitId, 'people')} />
      <OfficePicker kind="unit" label={t('setUp.continueWith')} value={null} onPick={(picked) => picked && onUnit(picked.id, 'people')} />
    </section>
  );
}

interface ThreadProps {
  unitId: number;
  /** It was chosen just now: its first field gets the focus. */
  isBegun: boolean;
  step: Step;
  onStep: (step: Step) => void;
  onAnother: () => void;
}

function Thread({ unitId, isBegun, step, onStep, onAnother }: ThreadProps) {
  const { t } = useText();
  const card = useQuery({ queryKey: ['organization', 'card', unitId], queryFn: ({ signal }) => call(unitCard, { unitId }, { signal }) });
  const registry = useQuery({ queryKey: ['organization', 'registry', unitId], queryFn: ({ signal }) => call(getRegistry, { unitId }, { signal }) });
  const people = usePersons({ unitId, search: '', state: 'on', page: 1 });
  const thread = useRef<HTMLElement>(null);
  const leave = useLeaveForm();
  useBeginning(thread, isBegun && Boolean(card.data && registry.data && people.data));
  const failed = [card, registry, people].find((query) => query.isError);
  if (failed) return <FailedState query={failed} />;
  if (!card.data || !registry.data || !people.data) return <Bone width="60%" height={40} />;
  const { item } = registry.data;
  const { heads } = card.data;
  const persons = people.data.data.map(({ personId, name }) => ({ id: personId, name, detail: '' }));
  const done: Step[] = [
    'unit',
    ...(persons.length > 0 ? (['people'] as const) : []),
    ...(!item.hasRegistry || item.registrars.length > 0 ? (['registrar'] as const) : []),
    ...(heads.length > 0 ? (['head'] as const) : []),
    ...(item.isRouteSet ? (['registry'] as const) : []),
  ];
  // What a step holds unsaved is asked about; it has its own button for the next one.
  const goTo = (to: Step) => to !== step && leave(() => onStep(to));
  const next = () => onStep(steps[steps.indexOf(step) + 1] ?? step);
  return (
    <section ref={thread} className={clsx(ui.card, styles.thread)}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h2 className={ui.h2}>{item.name}</h2>
        <Button tone="ghost" size="sm" onClick={() => leave(onAnother)}>
          {t('setUp.another')}
        </Button>
      </div>
      <Steps at={step} done={done} onStep={goTo} />
      {step === 'unit' && (
        <>
          <p className={ui.soft}>{t('setUp.unitKnown')}</p>
          <Button onClick={next}>{t('setUp.next')}</Button>
        </>
      )}
      {step === 'people' && <PeopleStep unitId={unitId} persons={persons} onNext={next} />}
      {step === 'registrar' && <RegistrarStep item={item} persons={persons} onNext={next} />}
      {step === 'head' && <HeadStep unitId={unitId} nameTh={card.data.unit.nameTh} heads={heads} persons={persons} onNext={next} />}
      {step === 'registry' && <RegistryStep key={item.version} item={item} lacksCode={item.hasRegistry && card.data.unit.letterCode === ''} />}
    </section>
  );
}

/** Puts the focus into the first field of a thread when it has loaded. */
function useBeginning(thread: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    if (ready) thread.current?.querySelector<HTMLElement>('form :is(input, select)')?.focus({ preventScroll: true });
  }, [thread, ready]);
}

/** The steps, those that are done, and where one is. */
function Steps({ at, done, onStep }: { at: Step; done: readonly Step[]; onStep?: (step: Step) => void }) {
  const { t } = useText();
  return (
    <nav aria-label={t('setUp.stepList')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <button type="button" aria-current={step === at ? 'step' : undefined} disabled={!onStep} onClick={() => onStep?.(step)}>
              {done.includes(step) ? (
                <IconCircleCheck size={20} role="img" aria-label={t('setUp.done')} />
              ) : (
                <span className={ui.num} aria-hidden>
                  {index + 1}
                </span>
              )}{' '}
              {t(`setUp.steps.${step}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
