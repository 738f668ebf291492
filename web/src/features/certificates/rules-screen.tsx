import { type certificateSettings, saveCertificateSettings } from '@sarabun/contract/certificates/certificate-settings';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { certificatePersonAuto } from '@sarabun/contract/settings/tables/certificate-person-auto';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { IconBuildingBank, IconClock, IconRubberStamp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { useAct } from '../../ui/forms/use-act';
import { useDraft } from '../../ui/forms/use-draft';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { MasterPage, useSettingsState } from '../settings';
import { AgencySealsDrawer } from './agency-seals';
import { TrustedRootsDrawer } from './trusted-roots';
import { certificateKeys, useCertificateSettings } from './use-certificates';

type Setting = AnswerOf<typeof certificateSettings>['item'];

/**
 * Who gets a certificate without a decision; how long certificates are valid and when their expiry is announced
 * (`certificate-person-auto`). The trusted authorities and the seal have an address of their own, `?tab=roots` and `?tab=seals`.
 */
export function CertificateRulesScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<{ mayManage: boolean } | null>(null);
  const [{ tab }, change] = useSettingsState();
  const close = () => change({ tab: undefined }, { replace: true });
  return (
    <>
      <MasterPage
        table={certificatePersonAuto}
        tools={({ mayManage }) => (
          <>
            <Button tone="ghost" icon={<IconBuildingBank size={19} stroke={1.7} aria-hidden />} onClick={() => change({ tab: 'roots' })}>
              {t('certificates.roots.title')}
            </Button>
            <Button tone="ghost" icon={<IconRubberStamp size={19} stroke={1.7} aria-hidden />} onClick={() => change({ tab: 'seals' })}>
              {t('certificates.seals.title')}
            </Button>
            <Button tone="ghost" icon={<IconClock size={19} stroke={1.7} aria-hidden />} onClick={() => setOpen({ mayManage })}>
              {t('certificates.setting.title')}
            </Button>
            {tab === 'roots' && <TrustedRootsDrawer mayManage={mayManage} onClose={close} />}
            {tab === 'seals' && <AgencySealsDrawer mayManage={mayManage} onClose={close} />}
          </>
        )}
      />
      {open && <SettingDrawer mayManage={open.mayManage} onClose={() => setOpen(null)} />}
    </>
  );
}

function SettingDrawer({ mayManage, onClose }: { mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const setting = useCertificateSettings();
  return (
    <Drawer title={t('certificates.setting.title')} onClose={onClose}>
      {setting.data ? (
        <SettingForm key={setting.data.version} setting={setting.data} mayManage={mayManage} onClose={onClose} />
      ) : setting.isError ? (
        <FailedState query={setting} />
      ) : (
        <Bone width="70%" height={40} />
      )}
    </Drawer>
  );
}

/** A typed integer within bounds, or null. */
function wholeOf(typed: string, least: number, most: number): number | null {
  const text = toArabicDigits(typed.trim());
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;
}

/** Days before expiry, such as `30, 14, 3`; null if invalid. */
function daysOf(typed: string): number[] | null {
  const parts = typed.split(/[\s,]+/).filter((part) => part !== '');
  const days = parts.map((part) => wholeOf(part, 1, 180));
  return days.length <= 6 && days.every((day) => day !== null) ? days : null;
}

const names = ['validMonths', 'remindDays', 'collectDays', 'waitMinutes'] as const;
const hints = { validMonths: 'validHint', remindDays: 'remindHint', collectDays: 'collectHint', waitMinutes: 'waitHint' } as const;

function SettingForm({ setting, mayManage, onClose }: { setting: Setting; mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft(`certificateRules_${setting.version}`, {
    validMonths: String(setting.validMonths),
    remindDays: setting.remindDays.join(', '),
    collectDays: String(setting.collectDays),
    waitMinutes: String(setting.waitMinutes),
  });
  const { draft: typed, change } = kept;
  const act = useAct(certificateKeys, onClose);
  const save = () => {
    const read = {
      validMonths: wholeOf(typed.validMonths, 1, 36),
      remindDays: daysOf(typed.remindDays),
      collectDays: wholeOf(typed.collectDays, 1, 90),
      waitMinutes: wholeOf(typed.waitMinutes, 0, 1440),
    };
    const { validMonths, remindDays, collectDays, waitMinutes } = read;
    if (validMonths === null || remindDays === null || collectDays === null || waitMinutes === null) {
      const wrong = names.filter((name) => read[name] === null);
      return act.setFaults(
        Object.fromEntries(wrong.map((name) => [name, t(name === 'remindDays' ? 'certificates.setting.remindWrong' : 'certificates.setting.wrongNumber')])),
      );
    }
    return act.run(
      () => call(saveCertificateSettings, { version: setting.version, validMonths, remindDays, collectDays, waitMinutes }),
      t('certificates.setting.saved'),
    );
  };
  return (
    <DialogForm
      act={act}
      onSubmit={save}
      kept={kept}
      frozen={!mayManage}
      foot={mayManage && <DialogFoot submit={t('certificates.setting.save')} busy={act.busy} onClose={onClose} />}
    >
      <p className={clsx(ui.sm, ui.soft)}>
        {setting.timestampHost ? t('certificates.setting.authority', { host: setting.timestampHost }) : t('certificates.setting.noAuthority')}
      </p>
      {names.map((name) => (
        <Field key={name} label={t(`certificates.setting.${name}`)} hint={t(`certificates.setting.${hints[name]}`)} error={act.faults[name]}>
          {(control) => (
            <input
              {...control}
              className={clsx(ui.input, ui.num)}
              inputMode="numeric"
              maxLength={40}
              autoComplete="off"
              value={typed[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </DialogForm>
  );
}
