import { IconBrandLine, IconLink, IconUnlink } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './line.module.css';
import { useLineAccount, useLink, useUnlink } from './use-line-account';

/** The person's LINE account. The official account's link leads here with a token; after the person agrees, LINE's page does the rest. */
export function LineScreen() {
  const { t } = useText();
  const { linkToken } = useSearch({ strict: false });
  const { data, error, refetch } = useLineAccount();
  return (
    <div className={ui.ownPage}>
      <div>
        <h1 className={ui.h1}>{t('line.title')}</h1>
        <p className={ui.soft}>{t('line.lead')}</p>
      </div>
      {error ? (
        <BlankState kind="error" title={t('common.failure')} text={sentenceOf(error)}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </BlankState>
      ) : !data ? (
        <Bone width={300} height={24} />
      ) : (
        <section className={clsx(ui.card, ui.ownCard)}>
          <div className={clsx(ui.row, ui.wrap)}>
            <IconBrandLine size={26} stroke={1.6} aria-hidden />
            <h2 className={ui.h3}>LINE</h2>
            <span className={clsx(ui.chip, data.linkedAt && ui.green)}>{t(data.linkedAt ? 'line.linked' : 'line.notLinked')}</span>
          </div>
          {data.linkedAt && <Linked at={data.linkedAt} />}
          {!data.configured ? (
            <Note tone="blue">{t('line.notConfigured')}</Note>
          ) : linkToken ? (
            <Agree linkToken={linkToken} again={data.linkedAt !== null} />
          ) : (
            !data.linkedAt && <HowTo addFriend={data.addFriend} />
          )}
        </section>
      )}
    </div>
  );
}

function HowTo({ addFriend }: { addFriend: string | null }) {
  const { t } = useText();
  return (
    <>
      <ol className={styles.steps}>
        <li>{t('line.steps.add')}</li>
        <li>{t('line.steps.write')}</li>
        <li>{t('line.steps.open')}</li>
      </ol>
      {addFriend && (
        <div>
          <a className={ui.btn} href={addFriend} target="_blank" rel="noreferrer">
            {t('line.addFriend')}
          </a>
        </div>
      )}
    </>
  );
}

function Agree({ linkToken, again }: { linkToken: string; again: boolean }) {
  const { t } = useText();
  const link = useLink();
  return (
    <>
      <Note tone="amber">{t(again ? 'line.agreeAgain' : 'line.agree')}</Note>
      {link.error && <Note tone="red">{sentenceOf(link.error)}</Note>}
      <div>
        <Button icon={<IconLink size={19} stroke={1.7} aria-hidden />} busy={link.isPending || link.isSuccess} onClick={() => link.mutate(linkToken)}>
          {t('line.link')}
        </Button>
      </div>
    </>
  );
}

function Linked({ at }: { at: Date }) {
  const { t } = useText();
  const dates = useDates();
  const unlink = useUnlink();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        <Kept>{t('line.since', { moment: dates.moment(at, 'long') })}</Kept>
      </p>
      {unlink.error && <Note tone="red">{sentenceOf(unlink.error)}</Note>}
      <div>
        <Button tone="ghost" icon={<IconUnlink size={19} stroke={1.7} aria-hidden />} busy={unlink.isPending} onClick={() => setAsking(true)}>
          {t('line.unlink')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          tone="warning"
          title={t('line.unlink')}
          text={t('line.unlinkText')}
          confirm={{
            label: t('common.confirm'),
            onPress: () => {
              setAsking(false);
              unlink.mutate();
            },
          }}
          cancel={{ label: t('common.cancel'), onPress: () => setAsking(false) }}
        />
      )}
    </>
  );
}
