import { type accountInformation, saveAccountInformation } from '@sarabun/contract/account/account-information';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { MyQuietTimes, PushDevices } from '../notice-delivery';
import { MyNotices } from '../notifications';
import { Devices } from '../session';
import styles from './account.module.css';
import { EmailDialog } from './email-dialog';
import { useAccountInformation, useWayOfWorking } from './use-account';

type Information = AnswerOf<typeof accountInformation>;

/** Personal data, address and signed-in devices (specification §2, account pages). */
export function AccountInformationScreen() {
  const { t } = useText();
  const { data, error, refetch } = useAccountInformation();
  return (
    <div className={ui.ownPage}>
      <h1 className={ui.h1}>{t('account.information.title')}</h1>
      {error && (
        <BlankState kind="error" title={t('common.failure')} text={sentenceOf(error)} small>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </BlankState>
      )}
      {!data && !error && <Bone width={320} height={24} />}
      {data && <OwnData key={data.username} information={data} />}
      {data && <Email email={data.email} />}
      {data && <WayOfWorking />}
      {data && <MyNotices />}
      {data && (
        <Suspense fallback={<Bone width={320} height={24} />}>
          <MyQuietTimes />
          <PushDevices />
        </Suspense>
      )}
      <Suspense fallback={<Bone width={320} height={24} />}>
        <Devices />
      </Suspense>
    </div>
  );
}

/** The stored data of the person; English name and telephone can be changed. */
function OwnData({ information }: { information: Information }) {
  const { t, language } = useText();
  const { username, prefix, firstName, lastName, unit } = information;
  const [own, setOwn] = useState({ firstNameEn: information.firstNameEn, lastNameEn: information.lastNameEn, phone: information.phone });
  const act = useAct(['account'], () => undefined);
  const facts = [
    [t('account.information.name'), `${prefix}${firstName} ${lastName}`],
    [t('account.information.username'), username],
    [t('account.information.unit'), unit[language] || unit.th],
  ] as const;

  return (
    <section className={clsx(ui.card, ui.accountCard)}>
      <h2 className={ui.h3}>{t('account.information.own')}</h2>
      <dl className={styles.accountFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={clsx(ui.sm, ui.muted)}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={clsx(ui.xs, ui.muted)}>{t('account.information.ownHint')}</p>
      <Form act={act} className={styles.accountForm} onSubmit={() => act.run(() => call(saveAccountInformation, own), t('account.information.saved'))}>
        {(['firstNameEn', 'lastNameEn', 'phone'] as const).map((name) => (
          <Field key={name} label={t(`account.information.${name}`)} error={act.faults[name]}>
            {(control) => (
              <input
                {...control}
                className={ui.input}
                name={name}
                autoComplete={{ firstNameEn: 'given-name', lastNameEn: 'family-name', phone: 'tel' }[name]}
                maxLength={name === 'phone' ? 60 : 100}
                value={own[name]}
                onChange={(event) => setOwn({ ...own, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <div>
          <Button type="submit" busy={act.busy}>
            {t('account.information.save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** How the person likes to work with letters. */
function WayOfWorking() {
  const { t } = useText();
  const { goesOn } = useUser().information;
  const { mutate, isPending, error } = useWayOfWorking();
  return (
    <section className={clsx(ui.card, ui.accountCard)}>
      <h2 className={ui.h3}>{t('account.work.title')}</h2>
      <label className={ui.row}>
        <input
          type="checkbox"
          className={ui.tick}
          checked={goesOn}
          aria-disabled={isPending}
          onChange={(event) =>
            !isPending && mutate(event.target.checked, { onSuccess: () => toast({ tone: 'success', title: t('account.information.saved') }) })
          }
        />
        {t('account.work.goesOn')}
      </label>
      <p className={clsx(ui.xs, ui.muted)}>{t('account.work.goesOnHint')}</p>
      {error && <Note tone="red">{sentenceOf(error)}</Note>}
    </section>
  );
}

function Email({ email }: { email: string }) {
  const { t } = useText();
  const [changing, setChanging] = useState(false);
  return (
    <section className={clsx(ui.card, ui.accountCard)}>
      <h2 className={ui.h3}>{t('account.information.email')}</h2>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <p className={styles.profileEmail}>{email}</p>
        <Button tone="ghost" onClick={() => setChanging(true)}>
          {t('account.information.changeEmail')}
        </Button>
      </div>
      <p className={clsx(ui.xs, ui.muted)}>{t('account.information.emailHint')}</p>
      {changing && <EmailDialog onClose={() => setChanging(false)} />}
    </section>
  );
}
