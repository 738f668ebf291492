import type { RegisterNarrowing } from '@sarabun/contract/registers/register-pages';
import { discardRegisterPrint, linesOfPart, orderRegisterPrint, type RegisterPrint, registerPrintPartPath } from '@sarabun/contract/registers/register-prints';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/dialogs/drawer';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './prints.module.css';
import { type OpenRegister, usePrints } from './use-registers';

interface PrintsDrawerProps {
  register: OpenRegister;
  /** What is ordered here; null if the shown lines are few. */
  asked: RegisterNarrowing | null;
  /** How many lines; null if they were not all counted. */
  lines: number | null;
  onClose: () => void;
}

/** Orders the print of many lines, and shows how far each ordered print is. */
export function PrintsDrawer({ register, asked, lines, onClose }: PrintsDrawerProps) {
  const { t, language } = useText();
  const prints = usePrints();
  const act = useAct(['registers'], () => undefined);
  const order = (narrowing: RegisterNarrowing) => act.run(() => call(orderRegisterPrint, narrowing), t('registerPrints.ordered'));
  return (
    <Drawer title={t('registerPrints.title')} onClose={onClose}>
      <div className={ui.drawerBody}>
        {asked && (
          <section className={clsx(ui.card, styles.order)} aria-label={t('registerPrints.order')}>
            <p>
              <Kept>
                {register.title[language]} {asked.year}
                {lines !== null && ` · ${t('registerPrints.lines', { n: lines.toLocaleString('en') })}`}
              </Kept>
            </p>
            <p className={clsx(ui.sm, ui.soft)}>{t('registerPrints.hint', { most: linesOfPart.toLocaleString('en') })}</p>
            <div>
              <Button disabled={act.busy} onClick={() => order(asked)}>
                {t('registerPrints.order')}
              </Button>
            </div>
            <Failure of={act} />
          </section>
        )}
        {prints.isError && !prints.data && <FailedState query={prints} title={t('registerPrints.failedToLoad')} />}
        {prints.isPending && <Bone width="60%" />}
        {prints.data?.length === 0 && !asked && <BlankState kind="empty" small title={t('registerPrints.none')} />}
        <ul className={styles.list} aria-label={t('registerPrints.title')}>
          {prints.data?.map((print) => (
            <li key={print.printId} className={ui.card}>
              <Print print={print} />
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

function Print({ print }: { print: RegisterPrint }) {
  const { t, language } = useText();
  const dates = useDates();
  const act = useAct(['registers'], () => undefined);
  const { printId, title, unitName, year, lines, parts, done, state, orderedAt, keptUntil } = print;
  const name = `${title[language]} ${year}`;
  const discard = () => act.run(() => call(discardRegisterPrint, { printId }), t('registerPrints.discarded'));
  return (
    <div className={styles.print}>
      <h3 className={ui.h3}>
        <Kept>{name}</Kept>
      </h3>
      <p className={clsx(ui.sm, ui.soft)}>
        <Kept>
          {unitName} · {t('registerPrints.lines', { n: lines.toLocaleString('en') })} · {t('registerPrints.orderedAt', { when: dates.moment(orderedAt) })}
        </Kept>
      </p>
      <p className={ui.sm} role="status">
        {t(`registerPrints.states.${state}`, { done: done.length, parts, until: dates.moment(keptUntil) })}
      </p>
      {(state === 'waiting' || state === 'setting') && <progress className={styles.bar} max={parts} value={done.length} aria-label={name} />}
      {done.length > 0 && (
        <ul className={clsx(ui.row, ui.wrap, styles.parts)}>
          {done.map(({ part, first, last }) => (
            <li key={part}>
              <a className={clsx(ui.btn, ui.ghost)} href={registerPrintPartPath(printId, part)} target="_blank" rel="noreferrer">
                {t('registerPrints.part', { part, first, last })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button tone="ghost" disabled={act.busy} onClick={discard} aria-label={t('registerPrints.discardOf', { name })}>
          {t(state === 'ready' || state === 'failed' ? 'registerPrints.discard' : 'registerPrints.stop')}
        </Button>
      </div>
      <Failure of={act} />
    </div>
  );
}

const Failure = ({ of: { failure } }: { of: { failure: string } }) =>
  failure !== '' && (
    <p className={ui.fault} role="alert">
      {failure}
    </p>
  );
