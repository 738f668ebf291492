import type { AnswerOf } from '@sarabun/contract/endpoint';
import { readLineChannel, removeLineChannel, saveLineChannel, testLineChannel } from '@sarabun/contract/line/line-channel';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { useUnsavedForm } from '../../ui/dialogs/unsaved-page';
import { Field } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { useSettingsAct } from '../settings';
import pageStyles from './agency-values.module.css';
import styles from './branding.module.css';

type Channel = AnswerOf<typeof readLineChannel>;

/** The LINE channel that tells people outside the system. Its secrets go in, and never come back. */
export function LineChannelSection({ mayManage }: { mayManage: boolean }) {
  const { t } = useText();
  const found = useQuery({ queryKey: ['settings', 'admin-configs', 'line'], queryFn: ({ signal }) => call(readLineChannel, {}, { signal }), staleTime: 0 });
  return (
    <section className={clsx(ui.card, pageStyles.group)} aria-label={t('agencyValues.line.title')}>
      <div className={clsx(ui.row, ui.wrap)}>
        <h2 className={clsx(ui.h3, ui.strong)}>{t('agencyValues.line.title')}</h2>
        {found.data && <span className={clsx(ui.chip, found.data.source !== 'none' && ui.green)}>{t(`agencyValues.line.sources.${found.data.source}`)}</span>}
      </div>
      <p className={clsx(ui.sm, ui.muted)}>{t('agencyValues.line.lead')}</p>
      {found.data ? (
        <>
          <ChannelState channel={found.data} />
          {mayManage && <ChannelForm key={found.data.version} channel={found.data} />}
          {mayManage && found.data.source !== 'none' && <TestMessage />}
          {found.data.history.length > 0 && <ChannelHistory items={found.data.history} />}
        </>
      ) : found.isError ? (
        <FailedState query={found} />
      ) : (
        <Bone width="80%" height={100} />
      )}
    </section>
  );
}

function ChannelState({ channel: { source, unreadable, webhook } }: { channel: Channel }) {
  const { t } = useText();
  return (
    <>
      {source === 'deployment' && <Note tone="blue">{t('agencyValues.line.fromDeployment')}</Note>}
      {unreadable && <Note tone="red">{t('agencyValues.line.unreadable')}</Note>}
      {webhook === null ? (
        <Note tone="blue">{t('agencyValues.line.needsPublicUrl')}</Note>
      ) : (
        <p className={ui.sm}>
          {t('agencyValues.line.webhook')}: <Kept>{webhook}</Kept>
        </p>
      )}
    </>
  );
}

const empty = { channelSecret: '', accessToken: '' };

function ChannelForm({ channel }: { channel: Channel }) {
  const { t } = useText();
  const { version, source, unreadable } = channel;
  const [typed, setTyped] = useState({ ...empty, addFriend: channel.addFriend });
  const [removing, setRemoving] = useState(false);
  const act = useSettingsAct(() => undefined);
  const isChanged = typed.channelSecret !== '' || typed.accessToken !== '' || typed.addFriend !== channel.addFriend;
  useUnsavedForm(isChanged);
  if (source === 'deployment' || channel.webhook === null) return null;
  const kept = source === 'office' && !unreadable;
  const control = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Form
      act={act}
      label={t('agencyValues.line.title')}
      className={styles.form}
      onSubmit={() => act.run(() => call(saveLineChannel, { ...typed, version }), t('agencyValues.line.saved'))}
    >
      <div className={styles.pair}>
        {(['channelSecret', 'accessToken'] as const).map((name) => (
          <Field key={name} label={t(`agencyValues.line.${name}`)} hint={kept ? t('agencyValues.line.keep') : undefined} error={act.faults[name]}>
            {(field) => <input {...field} {...control(name)} className={ui.input} type="password" autoComplete="off" maxLength={500} spellCheck={false} />}
          </Field>
        ))}
      </div>
      <Field label={t('agencyValues.line.addFriend')} hint={t('agencyValues.line.addFriendHint')} error={act.faults.addFriend}>
        {(field) => <input {...field} {...control('addFriend')} className={ui.input} inputMode="url" maxLength={300} />}
      </Field>
      <div className={styles.bar}>
        {source === 'office' && (
          <Button tone="quiet" disabled={act.busy} onClick={() => setRemoving(true)}>
            {t('agencyValues.line.remove')}
          </Button>
        )}
        <Button type="submit" busy={act.busy} disabled={!isChanged}>
          {t('settings.save')}
        </Button>
      </div>
      {removing && (
        <ConfirmDialog
          tone="warning"
          title={t('agencyValues.line.remove')}
          text={t('agencyValues.line.removeText')}
          confirm={{
            label: t('common.confirm'),
            onPress: () => {
              setRemoving(false);
              void act.run(() => call(removeLineChannel, { version }), t('agencyValues.line.removed'));
            },
          }}
          cancel={{ label: t('common.cancel'), onPress: () => setRemoving(false) }}
        />
      )}
    </Form>
  );
}

/** Sends a message to the administrator's own LINE account, and says what LINE answered. */
function TestMessage() {
  const { t } = useText();
  const act = useAct([], () => undefined);
  const test = () =>
    act.run(
      () => call(testLineChannel, {}),
      ({ account, sent }) => t(`agencyValues.line.${sent ? 'testSent' : 'testAccepted'}`, { account }),
    );
  return (
    <Form act={act} label={t('agencyValues.line.test')} className={styles.form} onSubmit={test}>
      <div className={styles.bar}>
        <Button type="submit" tone="ghost" busy={act.busy}>
          {t('agencyValues.line.test')}
        </Button>
      </div>
    </Form>
  );
}

function ChannelHistory({ items }: { items: Channel['history'] }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <details className={ui.xs}>
      <summary>{t('agencyValues.line.history')}</summary>
      <ul className={pageStyles.history}>
        {items.map(({ at, by, what }) => (
          <li key={at.toISOString()}>
            <Kept>
              {dates.moment(at)} · {by}: {t(`agencyValues.line.what.${what}`)}
            </Kept>
          </li>
        ))}
      </ul>
    </details>
  );
}
