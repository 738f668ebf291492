import type { ShownRegister } from '@sarabun/contract/registers/registration-display';
import { saveRegistration } from '@sarabun/contract/registers/registration-display';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { FailedState } from '../../../ui/blank-state';
import { Button, IconButton } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { useUnsavedForm } from '../../../ui/dialogs/unsaved-page';
import { Field } from '../../../ui/fields/field';
import { useAct } from '../../../ui/forms/use-act';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { SettingsFrame } from '../../settings';
import { NumberFormats } from './number-formats';
import styles from './register-settings.module.css';
import { SeriesForm } from './series-form';
import { useRegistration, useRegistries } from './use-book-settings';

/** The registers shown to each registry with order and titles, and the number formats (registration-display). */
export function RegistrationScreen() {
  const { t } = useText();
  const registries = useRegistries();
  const [chosen, setChosen] = useState<number | undefined>();
  const unitId = chosen ?? registries.data?.[0]?.unitId;
  const registration = useRegistration(unitId);
  return (
    <SettingsFrame path="registration-display" purpose={t('registerSettings.displayPurpose')}>
      {({ mayManage }) => (
        <div className={styles.page}>
          <Field label={t('registerSettings.registry')}>
            {(control) => (
              <select {...control} className={clsx(ui.input, styles.registry)} value={unitId ?? ''} onChange={(event) => setChosen(Number(event.target.value))}>
                {registries.data?.map((registry) => (
                  <option key={registry.unitId} value={registry.unitId}>
                    {registry.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {registries.isError || registration.isError ? (
            <FailedState
              query={{ error: registries.error ?? registration.error, refetch: () => Promise.all([registries.refetch(), registration.refetch()]) }}
            />
          ) : registration.data && unitId !== undefined ? (
            <div key={`${unitId} ${registration.dataUpdatedAt}`} className={styles.page}>
              <ShownForm unitId={unitId} shown={registration.data.registers} mayManage={mayManage} />
              {mayManage && <SeriesForm unitId={unitId} forms={registration.data.forms} />}
              <NumberFormats unitId={unitId} letterCode={registration.data.letterCode} formats={registration.data.formats} mayManage={mayManage} />
            </div>
          ) : (
            <Bone width="70%" height={40} />
          )}
        </div>
      )}
    </SettingsFrame>
  );
}

function ShownForm({ unitId, shown, mayManage }: { unitId: number; shown: ShownRegister[]; mayManage: boolean }) {
  const { t } = useText();
  const [registers, setRegisters] = useState(shown);
  useUnsavedForm(JSON.stringify(registers) !== JSON.stringify(shown));
  const act = useAct(['registers'], () => {});
  const change = (registerId: number, part: Partial<ShownRegister>) =>
    setRegisters((old) => old.map((one) => (one.registerId === registerId ? { ...one, ...part } : one)));
  const move = (index: number, by: -1 | 1) =>
    setRegisters((old) => {
      const next = [...old];
      const [one] = next.splice(index, 1);
      if (one) next.splice(index + by, 0, one);
      return next;
    });
  const save = () =>
    act.run(
      () =>
        call(saveRegistration, {
          unitId,
          registers: registers.map(({ registerId, isShown, titleTh, titleEn }) => ({ registerId, isShown, titleTh, titleEn })),
        }),
      t('registerSettings.saved'),
    );
  return (
    <section className={clsx(ui.card, styles.form)} aria-label={t('registerSettings.shownRegisters')}>
      <h2 className={clsx(ui.h3, ui.strong)}>{t('registerSettings.shownRegisters')}</h2>
      {(act.failure || act.faults.registers) && <Note tone="red">{act.failure || act.faults.registers}</Note>}
      <ol className={styles.columns}>
        {registers.map((one, index) => (
          <ShownRow
            key={one.registerId}
            register={one}
            isOwn={one.unitId === unitId}
            readOnly={!mayManage}
            isFirst={index === 0}
            isLast={index === registers.length - 1}
            onChange={(part) => change(one.registerId, part)}
            onMove={(by) => move(index, by)}
          />
        ))}
      </ol>
      {mayManage && (
        <div className={ui.row}>
          <span className={ui.grow} />
          <Button busy={act.busy} onClick={() => void save()}>
            {t('registerSettings.save')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ShownRowProps {
  register: ShownRegister;
  isOwn: boolean;
  readOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<ShownRegister>) => void;
  onMove: (by: -1 | 1) => void;
}

function ShownRow({ register, isOwn, readOnly, isFirst, isLast, onChange, onMove }: ShownRowProps) {
  const { t, language } = useText();
  const usual = register.usualTitle[language];
  return (
    <li className={styles.shown}>
      <label className={clsx(ui.row, ui.settingsCheck)}>
        <input type="checkbox" checked={register.isShown} disabled={readOnly} onChange={(event) => onChange({ isShown: event.target.checked })} />
        <span>
          {usual} {register.isSecret && <Chip tone="red">{t('registers.secret')}</Chip>}
          {!isOwn && <span className={clsx(ui.xs, ui.muted, styles.line)}>{register.unitName}</span>}
        </span>
      </label>
      <input
        className={ui.input}
        aria-label={`${t('registerSettings.titleTh')} ${usual}`}
        placeholder={register.usualTitle.th}
        maxLength={100}
        readOnly={readOnly}
        value={register.titleTh}
        onChange={(event) => onChange({ titleTh: event.target.value })}
      />
      <input
        className={ui.input}
        aria-label={`${t('registerSettings.titleEn')} ${usual}`}
        placeholder={register.usualTitle.en}
        maxLength={100}
        readOnly={readOnly}
        value={register.titleEn}
        onChange={(event) => onChange({ titleEn: event.target.value })}
      />
      {!readOnly && (
        <span className={clsx(ui.row, styles.moves)}>
          <IconButton label={t('registerSettings.moveUp', { name: usual })} dense disabled={isFirst} onClick={() => onMove(-1)}>
            <IconArrowUp size={17} aria-hidden />
          </IconButton>
          <IconButton label={t('registerSettings.moveDown', { name: usual })} dense disabled={isLast} onClick={() => onMove(1)}>
            <IconArrowDown size={17} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
