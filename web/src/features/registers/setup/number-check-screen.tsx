import { type CheckedSeries, checkNumbers } from '@sarabun/contract/registers/number-check';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { BlankState, FailedState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Kept } from '../../../ui/kept';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { Row, Table } from '../../../ui/tables/table';
import { SettingsFrame } from '../../settings';

/** So many faults of a series are named; the others are counted. */
const mostNamed = 20;

/** Whether the numbers of every register are complete, unique and unchanged (`number-check`). */
export function NumberCheckScreen() {
  const { t } = useText();
  return (
    <SettingsFrame path="number-check" purpose={t('numberCheck.purpose')}>
      {() => <Check />}
    </SettingsFrame>
  );
}

function Check() {
  const { t } = useText();
  const dates = useDates();
  const [onlyWrong, setOnlyWrong] = useState(false);
  const check = useQuery({
    queryKey: ['registers', 'number-check'],
    queryFn: ({ signal }) => call(checkNumbers, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = check;
  if (check.isError && !data) {
    return (
      <div className={ui.card}>
        <FailedState query={check} />
      </div>
    );
  }
  if (!data) return <Bone width="70%" height={120} />;
  const wrong = data.items.filter(({ faults }) => faults.length > 0);
  const shown = onlyWrong ? wrong : data.items;
  return (
    <section className={clsx(ui.card, ui.listCard)} aria-label={t('numberCheck.series')} aria-busy={check.isFetching}>
      <div className={clsx(ui.row, ui.wrap, ui.listTools)}>
        <fieldset className={ui.seg}>
          <legend className={ui.vh}>{t('settings.state')}</legend>
          {[false, true].map((one) => (
            <button key={String(one)} type="button" aria-pressed={onlyWrong === one} onClick={() => setOnlyWrong(one)}>
              {one ? t('numberCheck.wrong', { n: wrong.length }) : t('numberCheck.all', { n: data.items.length })}
            </button>
          ))}
        </fieldset>
        <span className={clsx(ui.sm, ui.muted, ui.num)}>
          <Kept>{t('numberCheck.checkedAt', { when: dates.moment(data.checkedAt) })}</Kept>
        </span>
        <span className={ui.grow} />
        <Button size="sm" tone="ghost" busy={check.isFetching} icon={<IconRefresh size={18} stroke={1.7} aria-hidden />} onClick={() => void check.refetch()}>
          {t('numberCheck.again')}
        </Button>
      </div>
      <div role="status" className={ui.listTools}>
        <Note tone={wrong.length > 0 ? 'amber' : 'green'}>{wrong.length > 0 ? t('numberCheck.found', { n: wrong.length }) : t('numberCheck.complete')}</Note>
      </div>
      {shown.length === 0 ? (
        <BlankState kind="empty" small title={t('numberCheck.none')} />
      ) : (
        <Table heads={(['unit', 'register', 'year', 'numbers', 'parts', 'state'] as const).map((column) => t(`numberCheck.columns.${column}`))}>
          {shown.map((series) => (
            <Series key={`${series.registerId} ${series.year}`} series={series} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Series({ series }: { series: CheckedSeries }) {
  const { t, language } = useText();
  const { registerId, unitName, title, isSecret, year, lastNumber, issued, reserved, faults } = series;
  return (
    <Row>
      <td>{unitName}</td>
      <td>
        <Link to="/sarabun/registers/$register" params={{ register: String(registerId) }} search={{ year } as never}>
          <Kept>{title[language]}</Kept>
        </Link>{' '}
        {isSecret && <Chip tone="gold">{t('registers.secret')}</Chip>}
      </td>
      <td className={ui.num}>{year}</td>
      <td className={ui.num}>{lastNumber === 0 ? '–' : toThaiDigits(`1–${lastNumber}`)}</td>
      <td className={clsx(ui.num, ui.sm)}>
        <Kept>{t('numberCheck.partsOf', { issued, reserved, void: series.void })}</Kept>
      </td>
      <td className={ui.cardWide}>
        <Chip tone={faults.length > 0 ? 'red' : 'green'}>{faults.length > 0 ? t('numberCheck.faults', { n: faults.length }) : t('numberCheck.holds')}</Chip>
        {faults.length > 0 && (
          <ul className={ui.sm}>
            {faults.slice(0, mostNamed).map(({ number, what, elsewhere }) => (
              <li key={`${number} ${what}`}>
                <Kept>
                  {t('numberCheck.fault', { number: toThaiDigits(String(number)), what: t(`numberCheck.what.${what}`) })}
                  {elsewhere && ` (${elsewhere})`}
                </Kept>
              </li>
            ))}
            {faults.length > mostNamed && <li>{t('numberCheck.more', { n: faults.length - mostNamed })}</li>}
          </ul>
        )}
      </td>
    </Row>
  );
}
