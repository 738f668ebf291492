import { listServiceKeys, revokeServiceKey, rotateServiceKey, type ServiceKey } from '@sarabun/contract/service-keys/service-keys';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import ui from '../../ui/styles/ui.module.css';
import { useModules } from '../notifications';
import { SettingsFrame, SettingsList, useOpenRow, useSettingsAct } from '../settings';
import { KeyDrawer } from './key-drawer';
import { RotateDialog } from './rotate-dialog';
import { type NewSecret, SecretDialog } from './secret-dialog';
import { UsesDialog } from './uses-dialog';

/** What is done with a key; its drawer is in the address. */
type Doing = { what: 'rotate' | 'revoke' | 'uses'; key: ServiceKey } | null;

/** Keys with which other systems call (`service-keys`): to create, change, give a new secret, revoke, and how they were used. */
export function ServiceKeysScreen() {
  const { t } = useText();
  const [doing, setDoing] = useState<Doing>(null);
  const [row, setRow] = useOpenRow();
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const found = useQuery({ queryKey: ['settings', 'service-keys'], queryFn: ({ signal }) => call(listServiceKeys, {}, { signal }), staleTime: 0 });
  const close = () => setDoing(null);
  const edited = found.data?.items.find(({ id }) => id === row);
  return (
    <SettingsFrame path="service-keys" purpose={t('serviceKeys.purpose')} add={{ word: t('serviceKeys.add'), onAdd: () => setRow('new') }}>
      {({ mayManage }) => (
        <>
          <SettingsList query={found} none={t('serviceKeys.none')}>
            {(key) => <KeyRow key={key.id} item={key} mayManage={mayManage} onDo={(what) => (what === 'edit' ? setRow(key.id) : setDoing({ what, key }))} />}
          </SettingsList>
          {mayManage && row === 'new' && <KeyDrawer onClose={() => setRow(null)} onSecret={setSecret} />}
          {mayManage && edited && <KeyDrawer key={edited.id} item={edited} onClose={() => setRow(null)} onSecret={setSecret} />}
          {doing?.what === 'rotate' && (
            <RotateDialog
              name={doing.key.name}
              rotate={(overlapHours) => call(rotateServiceKey, { id: doing.key.id, overlapHours })}
              onClose={close}
              onSecret={setSecret}
            />
          )}
          {doing?.what === 'revoke' && <RevokeDialog item={doing.key} onClose={close} />}
          {doing?.what === 'uses' && <UsesDialog item={doing.key} onClose={close} />}
          {secret && (
            <SecretDialog
              title={t('serviceKeys.secretTitle', { name: secret.name })}
              text={t('serviceKeys.secretText')}
              secret={secret.secret}
              onClose={() => setSecret(null)}
            />
          )}
        </>
      )}
    </SettingsFrame>
  );
}

interface KeyRowProps {
  item: ServiceKey;
  mayManage: boolean;
  onDo: (what: 'edit' | 'rotate' | 'revoke' | 'uses') => void;
}

function KeyRow({ item, mayManage, onDo }: KeyRowProps) {
  const { t, language } = useText();
  const { moment } = useDates();
  const modules = useModules();
  const [current, ...older] = item.secrets;
  const acts = item.revokedAt === null && mayManage ? (['uses', 'edit', 'rotate', 'revoke'] as const) : (['uses'] as const);
  return (
    <li>
      <div className={ui.grow}>
        <p className={clsx(ui.row, ui.wrap)}>
          <span className={ui.strong}>{item.name}</span>
          <Chip tone={item.revokedAt ? 'red' : 'green'}>{t(item.revokedAt ? 'serviceKeys.revoked' : 'serviceKeys.inForce')}</Chip>
          {item.modules.map((code) => (
            <Chip key={code}>{modules.find((module) => module.code === code)?.[language] ?? code}</Chip>
          ))}
        </p>
        <p className={clsx(ui.row, ui.wrap, ui.xs, ui.muted, ui.num)}>
          {current && <span>{t('serviceKeys.begins', { shown: current.shown })}</span>}
          <span>{t('serviceKeys.limit', { n: item.perMinute })}</span>
          <span>{item.lastUsedAt ? t('serviceKeys.lastUsed', { at: moment(item.lastUsedAt) }) : t('serviceKeys.neverUsed')}</span>
          <span>{t('serviceKeys.by', { by: item.createdBy, at: moment(item.createdAt) })}</span>
          {item.revokedAt && <span>{t('serviceKeys.revokedBy', { by: item.revokedBy, at: moment(item.revokedAt) })}</span>}
        </p>
        {older.map(
          ({ shown, endsAt }) =>
            endsAt && (
              <p key={shown} className={clsx(ui.xs, ui.num)}>
                {t('serviceKeys.until', { shown, at: moment(endsAt) })}
              </p>
            ),
        )}
      </div>
      <div className={clsx(ui.row, ui.wrap)}>
        {acts.map((what) => (
          <button key={what} type="button" className={ui.btnView} onClick={() => onDo(what)}>
            {t(`serviceKeys.${what}`)}
            <span className={ui.vh}>{item.name}</span>
          </button>
        ))}
      </div>
    </li>
  );
}

function RevokeDialog({ item, onClose }: { item: ServiceKey; onClose: () => void }) {
  const { t } = useText();
  const act = useSettingsAct(onClose);
  return (
    <AskingDialog
      title={t('serviceKeys.revokeTitle', { name: item.name })}
      text={t('serviceKeys.revokeText')}
      act={act}
      focusTitle
      submit={t('serviceKeys.revoke')}
      onSubmit={() => act.run(() => call(revokeServiceKey, { id: item.id }), t('serviceKeys.done'))}
      onClose={onClose}
    />
  );
}
