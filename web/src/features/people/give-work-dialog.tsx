import { givePost } from '@sarabun/contract/organization/post-seats';
import { appointRegistrar } from '@sarabun/contract/organization/registry-structure';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { useAct } from './use-act';

/** What a person may be given: work for a post, or for the registry of a unit. */
const works = ['holder', 'secretary', 'registrar', 'registryHead', 'secretRegistrar'] as const;
type Work = (typeof works)[number];
const isOfPost = (work: Work) => work === 'holder' || work === 'secretary';

/** Gives a person a post, or work at a registry, from a day on. */
export function GiveWorkDialog({ personId, onClose }: { personId: number; onClose: () => void }) {
  const { t } = useText();
  const [work, setWork] = useState<Work>('holder');
  const [place, setPlace] = useState<Pickable | null>(null);
  const [startsOn, setStart] = useState<string | null>(bangkokDay(new Date()));
  const [endsOn, setEnd] = useState<string | null>(null);
  const [isMain, setMain] = useState(false);
  const act = useAct(onClose);
  const give = () => {
    if (!place || !startsOn) return;
    const days = { personId, startsOn, endsOn };
    void act.run(async () => {
      if (work === 'holder' || work === 'secretary') await call(givePost, { postId: place.id, function: work, isMain: work === 'holder' && isMain, ...days });
      else await call(appointRegistrar, { unitId: place.id, function: work, ...days });
    }, t('posts.given'));
  };
  return (
    <AskingDialog title={t('people.giveWork')} act={act} submit={t('people.giveWork')} blocked={!place || !startsOn} onSubmit={give} onClose={onClose}>
      <Field label={t('registries.function')}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={work}
            onChange={(event) => {
              const next = event.target.value as Work;
              if (isOfPost(next) !== isOfPost(work)) setPlace(null);
              setWork(next);
            }}
          >
            {works.map((one) => (
              <option key={one} value={one}>
                {t(`people.functions.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <OfficePicker
        key={String(isOfPost(work))}
        kind={isOfPost(work) ? 'post' : 'unit'}
        label={t(isOfPost(work) ? 'people.position' : 'people.unit')}
        required
        value={place}
        error={act.faults.postId ?? act.faults.unitId}
        onPick={setPlace}
      />
      <div className={ui.pair}>
        <DayField label={t('posts.from')} required value={startsOn} onChange={setStart} error={act.faults.startsOn} />
        <DayField label={t('posts.to')} value={endsOn} earliest={startsOn} onChange={setEnd} error={act.faults.endsOn} />
      </div>
      {work === 'holder' && (
        <label className={clsx(ui.row, ui.settingsCheck)}>
          <input type="checkbox" className={ui.tick} checked={isMain} onChange={(event) => setMain(event.target.checked)} />
          {t('posts.asMain')}
        </label>
      )}
    </AskingDialog>
  );
}
