import {
  myQuietTimes,
  type OfficeQuietTimes,
  officeQuietTimes,
  type QuietChoice,
  saveMyQuietTimes,
  saveOfficeQuietTimes,
} from '@sarabun/contract/notice-delivery/quiet-times';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Form, FormFailure } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './push-devices.module.css';

const ofMine = ['account', 'quietTimes'];
const ofOffice = ['settings', 'quietTimes'];

/** When the person is told of nothing outside the system. */
export function MyQuietTimes() {
  const { t } = useText();
  const query = useQuery({ queryKey: ofMine, queryFn: ({ signal }) => call(myQuietTimes, {}, { signal }) });
  return (
    <section className={clsx(ui.card, ui.accountCard)}>
      <h2 className={ui.h3}>{t('channels.quiet.title')}</h2>
      <p className={clsx(ui.sm, ui.muted)}>{t(query.data?.mayChoose === false ? 'channels.quiet.fixed' : 'channels.quiet.text')}</p>
      {query.data ? <Mine key={JSON.stringify(query.data)} times={query.data} mayChoose={query.data.mayChoose} /> : <Waiting query={query} />}
    </section>
  );
}

function Mine({ times, mayChoose }: { times: QuietChoice; mayChoose: boolean }) {
  const { t } = useText();
  const { active, from, until, holidays, urgentFrom } = times;
  const [chosen, setChosen] = useState<QuietChoice>({ active, from, until, holidays, urgentFrom });
  const act = useAct(ofMine, () => undefined);
  return (
    <Form act={act} className={styles.quiet} failureInside onSubmit={() => act.run(() => call(saveMyQuietTimes, chosen), t('channels.saved'))}>
      <Times times={chosen} isFixed={!mayChoose} onChange={setChosen} />
      <Foot act={act} mayChange={mayChoose} />
    </Form>
  );
}

/** When nothing leaves the system for people who chose nothing else, and whether they may choose. */
export function OfficeQuiet({ mayManage }: { mayManage: boolean }) {
  const { t } = useText();
  const query = useQuery({ queryKey: ofOffice, queryFn: ({ signal }) => call(officeQuietTimes, {}, { signal }) });
  return (
    <section className={clsx(ui.card, styles.office)}>
      <h2 className={ui.h3}>{t('channels.quiet.title')}</h2>
      <p className={clsx(ui.sm, ui.muted)}>{t('channels.quiet.officeText')}</p>
      {query.data ? <Office key={query.data.version} times={query.data} mayManage={mayManage} /> : <Waiting query={query} />}
    </section>
  );
}

function Office({ times, mayManage }: { times: OfficeQuietTimes; mayManage: boolean }) {
  const { t } = useText();
  const { active, from, until, holidays, urgentFrom, mayChoose, version } = times;
  const [chosen, setChosen] = useState<OfficeQuietTimes>({ active, from, until, holidays, urgentFrom, mayChoose, version });
  const act = useAct(ofOffice, () => undefined);
  return (
    <Form act={act} className={styles.quiet} failureInside onSubmit={() => act.run(() => call(saveOfficeQuietTimes, chosen), t('channels.saved'))}>
      <Times times={chosen} isFixed={!mayManage} onChange={(next) => setChosen({ ...chosen, ...next })} />
      <Tick label={t('channels.quiet.mayChoose')} on={chosen.mayChoose} isFixed={!mayManage} onChange={(on) => setChosen({ ...chosen, mayChoose: on })} />
      <Foot act={act} mayChange={mayManage} />
    </Form>
  );
}

function Waiting({ query }: { query: Parameters<typeof FailedState>[0]['query'] & { isError: boolean } }) {
  return query.isError ? <FailedState query={query} /> : <Bone width={280} />;
}

function Foot({ act, mayChange }: { act: ReturnType<typeof useAct>; mayChange: boolean }) {
  const { t } = useText();
  return (
    <>
      <FormFailure text={act.failure} />
      {mayChange && (
        <div>
          <Button type="submit" tone="ghost" busy={act.busy}>
            {t('channels.quiet.save')}
          </Button>
        </div>
      )}
    </>
  );
}

function Tick({ label, on, isFixed, onChange }: { label: string; on: boolean; isFixed: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={ui.row}>
      <input type="checkbox" className={ui.tick} checked={on} disabled={isFixed} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

const halfHours = Array.from({ length: 48 }, (_, place) => `${String(Math.floor(place / 2)).padStart(2, '0')}:${place % 2 ? '30' : '00'}`);
const urgents = [0, 2, 3, 4] as const;

function Times({ times, isFixed, onChange }: { times: QuietChoice; isFixed: boolean; onChange: (times: QuietChoice) => void }) {
  const { t } = useText();
  const isOff = isFixed || !times.active;
  return (
    <>
      <Tick label={t('channels.quiet.active')} on={times.active} isFixed={isFixed} onChange={(active) => onChange({ ...times, active })} />
      <div className={styles.times}>
        {(['from', 'until'] as const).map((end) => (
          <Field key={end} label={t(`channels.quiet.${end}`)}>
            {(control) => (
              <select
                {...control}
                className={ui.input}
                disabled={isOff}
                value={times[end]}
                onChange={(event) => onChange({ ...times, [end]: event.target.value })}
              >
                {[...new Set([...halfHours, times[end]])].sort().map((time) => (
                  <option key={time}>{time}</option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <Field label={t('channels.quiet.urgent')}>
          {(control) => (
            <select
              {...control}
              className={ui.input}
              disabled={isOff}
              value={times.urgentFrom}
              onChange={(event) => onChange({ ...times, urgentFrom: Number(event.target.value) })}
            >
              {urgents.map((speed) => (
                <option key={speed} value={speed}>
                  {t(`channels.quiet.urgents.${speed}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Tick label={t('channels.quiet.holidays')} on={times.holidays} isFixed={isOff} onChange={(holidays) => onChange({ ...times, holidays })} />
    </>
  );
}
