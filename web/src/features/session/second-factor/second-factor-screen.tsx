import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { BlankState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { Kept } from '../../../ui/kept';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup } from './second-factor-setup';
import { useSecondFactor, useSecondFactorState } from './use-second-factor';

type Asked = 'begin' | 'renew' | 'end';

/** The person's two-step verification: switch it on and off, and create new recovery codes. */
export function SecondFactorScreen() {
  const { t } = useText();
  const state = useSecondFactorState();
  const [asked, setAsked] = useState<Asked | null>(null);
  const factor = useSecondFactor(() => setAsked(null));
  const { request, begun, codes, shut } = factor;

  function ask(what: Asked) {
    request.settle();
    setAsked(what);
  }

  return (
    <div className={ui.ownPage}>
      <div>
        <h1 className={ui.h1}>{t('secondFactor.title')}</h1>
        <p className={ui.soft}>{t('secondFactor.lead')}</p>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={shut} />
      ) : begun ? (
        <SecondFactorSetup {...begun} act={request} onSend={(code) => void factor.confirm(code)} onCancel={shut} />
      ) : (
        <Standing state={state} onAsk={ask} />
      )}
      {asked && (
        <PasswordDialog
          title={t(`secondFactor.${asked}.title`)}
          text={t(`secondFactor.${asked}.text`)}
          asksCode={asked !== 'begin'}
          request={request}
          onSend={(password, code) => void factor[asked]({ password, code })}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** Whether it is on, and the possible actions. */
function Standing({ state: { data, error, refetch }, onAsk }: { state: ReturnType<typeof useSecondFactorState>; onAsk: (what: Asked) => void }) {
  const { t } = useText();
  const dates = useDates();
  if (error) {
    return (
      <BlankState kind="error" title={t('common.failure')} text={error.message}>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </BlankState>
    );
  }
  if (!data) return <Bone width={320} height={24} />;
  return (
    <section className={clsx(ui.card, ui.ownCard)}>
      <div className={clsx(ui.row, ui.wrap)}>
        <h2 className={ui.h3}>{t('secondFactor.state')}</h2>
        <span className={clsx(ui.chip, data.on && ui.green)}>{t(data.on ? 'secondFactor.on' : 'secondFactor.off')}</span>
      </div>
      {data.required && <Note tone={data.on ? 'blue' : 'amber'}>{t(data.on ? 'secondFactor.requiredOn' : 'secondFactor.requiredOff')}</Note>}
      {data.on ? (
        <>
          <p>
            <Kept>
              {data.since && t('secondFactor.since', { day: dates.dayOf(data.since, 'long') })} {t('secondFactor.left', { count: data.recoveryCodesLeft })}
            </Kept>
          </p>
          {data.recoveryCodesLeft < 3 && <Note tone="amber">{t('secondFactor.few')}</Note>}
          <div className={clsx(ui.row, ui.wrap)}>
            <Button tone="ghost" onClick={() => onAsk('renew')}>
              {t('secondFactor.renew.button')}
            </Button>
            {!data.required && (
              <Button tone="ghost" onClick={() => onAsk('end')}>
                {t('secondFactor.end.button')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p>{t('secondFactor.what')}</p>
          <div>
            <Button onClick={() => onAsk('begin')}>{t('secondFactor.begin.button')}</Button>
          </div>
        </>
      )}
    </section>
  );
}
