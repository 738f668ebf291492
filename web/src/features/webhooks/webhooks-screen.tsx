import { listWebhooks, removeWebhook, rotateWebhookSecret, testWebhook, type Webhook } from '@sarabun/contract/webhooks/webhooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { type NewSecret, RotateDialog, SecretDialog } from '../service-keys';
import { SettingsFrame, SettingsList, useOpenRow, useSettingsAct } from '../settings';
import { DeliveriesDialog } from './deliveries-dialog';
import { NoAnswer } from './no-answer';
import { WebhookDrawer } from './webhook-drawer';
import styles from './webhooks.module.css';

const acts = ['deliveries', 'edit', 'rotate', 'remove'] as const;
type Doing = { what: Exclude<(typeof acts)[number], 'edit'>; of: Webhook } | null;

/** The systems that are told of events of letters (`webhooks`): to add, change, give a new secret, remove, and what they were told. */
export function WebhooksScreen() {
  const { t } = useText();
  const [doing, setDoing] = useState<Doing>(null);
  const [row, setRow] = useOpenRow();
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const found = useQuery({ queryKey: ['settings', 'webhooks'], queryFn: ({ signal }) => call(listWebhooks, {}, { signal }), staleTime: 0 });
  const close = () => setDoing(null);
  const edited = found.data?.items.find(({ id }) => id === row);
  return (
    <SettingsFrame path="webhooks" purpose={t('webhooks.purpose')} add={{ word: t('webhooks.add'), onAdd: () => setRow('new') }}>
      {({ mayManage }) => (
        <>
          <SettingsList query={found} none={t('webhooks.none')}>
            {(item) => (
              <WebhookRow key={item.id} item={item} mayManage={mayManage} onDo={(what) => (what === 'edit' ? setRow(item.id) : setDoing({ what, of: item }))} />
            )}
          </SettingsList>
          {mayManage && row === 'new' && <WebhookDrawer onClose={() => setRow(null)} onSecret={setSecret} />}
          {mayManage && edited && <WebhookDrawer key={edited.id} item={edited} onClose={() => setRow(null)} onSecret={setSecret} />}
          {doing?.what === 'rotate' && (
            <RotateDialog
              name={doing.of.name}
              rotate={(overlapHours) => call(rotateWebhookSecret, { id: doing.of.id, overlapHours })}
              onClose={close}
              onSecret={setSecret}
            />
          )}
          {doing?.what === 'remove' && <RemoveDialog item={doing.of} onClose={close} />}
          {doing?.what === 'deliveries' && <DeliveriesDialog item={doing.of} mayManage={mayManage} onClose={close} />}
          {secret && (
            <SecretDialog
              title={t('webhooks.secretTitle', { name: secret.name })}
              text={t('webhooks.secretText')}
              secret={secret.secret}
              onClose={() => setSecret(null)}
            />
          )}
        </>
      )}
    </SettingsFrame>
  );
}

function WebhookRow({ item, mayManage, onDo }: { item: Webhook; mayManage: boolean; onDo: (what: (typeof acts)[number]) => void }) {
  const { t } = useText();
  const { moment } = useDates();
  const test = useTest(item);
  return (
    <li>
      <div className={ui.grow}>
        <p className={clsx(ui.row, ui.wrap)}>
          <span className={ui.strong}>{item.name}</span>
          <Chip tone={item.active ? 'green' : 'plain'}>{t(item.active ? 'webhooks.on' : 'webhooks.off')}</Chip>
          {item.waiting > 0 && <Chip tone="amber">{t('webhooks.waiting', { n: item.waiting })}</Chip>}
          {item.failed > 0 && <Chip tone="red">{t('webhooks.failed', { n: item.failed })}</Chip>}
        </p>
        <p className={clsx(ui.sm, styles.url)} translate="no">
          {item.url}
        </p>
        <p className={clsx(ui.row, ui.wrap, ui.xs, ui.muted, ui.num)}>
          <span>{t('webhooks.told', { n: item.events.length })}</span>
          {item.quietUntil && <span>{t('webhooks.quiet', { at: moment(item.quietUntil) })}</span>}
          {item.oldSecretUntil && <span>{t('webhooks.oldSecret', { at: moment(item.oldSecretUntil) })}</span>}
          <span>{t('webhooks.by', { by: item.createdBy, at: moment(item.createdAt) })}</span>
        </p>
        <Tested test={test} />
      </div>
      <div className={clsx(ui.row, ui.wrap)}>
        {mayManage && (
          <button type="button" className={ui.btnView} disabled={test.isPending} onClick={() => test.mutate()}>
            {t('webhooks.test')}
            <span className={ui.vh}>{item.name}</span>
          </button>
        )}
        {acts
          .filter((what) => mayManage || what === 'deliveries')
          .map((what) => (
            <button key={what} type="button" className={ui.btnView} onClick={() => onDo(what)}>
              {t(`webhooks.${what}`)}
              <span className={ui.vh}>{item.name}</span>
            </button>
          ))}
      </div>
    </li>
  );
}

const useTest = ({ id }: Webhook) => useMutation({ mutationFn: () => call(testWebhook, { id }) });

/** What came of the last test: it stays until the next one. */
function Tested({ test }: { test: ReturnType<typeof useTest> }) {
  const { t } = useText();
  if (test.isPending || test.isIdle) return null;
  if (test.error) return <Note tone="red">{sentenceOf(test.error)}</Note>;
  const { accepted, answered, answer } = test.data;
  if (answered !== null)
    return (
      <Note tone={accepted ? 'green' : 'red'} role="status">
        <p className={ui.strong}>{t(accepted ? 'webhooks.tested' : 'webhooks.notTested')}</p>
        <p className={ui.num}>{t('webhooks.status', { status: answered })}</p>
        {answer && <p className={clsx(ui.xs, styles.url)}>{answer}</p>}
      </Note>
    );
  return (
    <Note tone="red">
      <p className={ui.strong}>{t('webhooks.notReached')}</p>
      <NoAnswer report={answer} />
    </Note>
  );
}

function RemoveDialog({ item, onClose }: { item: Webhook; onClose: () => void }) {
  const { t } = useText();
  const act = useSettingsAct(onClose);
  return (
    <AskingDialog
      title={t('webhooks.removeTitle', { name: item.name })}
      text={t('webhooks.removeText')}
      act={act}
      focusTitle
      submit={t('webhooks.remove')}
      onSubmit={() => act.run(() => call(removeWebhook, { id: item.id }), t('webhooks.removed'))}
      onClose={onClose}
    />
  );
}
