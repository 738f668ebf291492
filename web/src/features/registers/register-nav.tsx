import type { RegisterItem } from '@sarabun/contract/registers/register-pages';
import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import styles from './registers.module.css';
import { useControlRegistries } from './use-registers';

const control = 'control';
/** So many links stand on one line of a usual screen. */
const mostInLine = 5;

/**
 * One's own registers, the control register for its keeper, and those of other units to choose from. A closed choice shows no group, so each
 * choice names its unit.
 */
export function RegisterNav({ registers, chosen }: { registers: readonly RegisterItem[]; chosen: number | typeof control | null }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const keepsControl = (useControlRegistries().data ?? []).length > 0;
  const units = [...new Set(registers.map((one) => one.unitName))];
  const own = registers.filter((one) => one.isOwn);
  const go = (register: string) =>
    register === control ? navigate({ to: '/sarabun/registers/control' }) : navigate({ to: '/sarabun/registers/$register', params: { register } });
  const isListed = chosen === control ? keepsControl : registers.some(({ registerId }) => registerId === chosen);
  return (
    <nav
      className={clsx(styles.side, own.length === registers.length && styles.allOwn, own.length + (keepsControl ? 1 : 0) > mostInLine && styles.crowded)}
      aria-label={t('registers.choose')}
    >
      <ul className={styles.own}>
        {own.map((one) => (
          <li key={one.registerId}>
            <Link to="/sarabun/registers/$register" params={{ register: String(one.registerId) }} aria-current={one.registerId === chosen ? 'page' : undefined}>
              {one.title[language]}
              {one.isSecret && <Chip tone="red">{t('registers.secret')}</Chip>}
            </Link>
          </li>
        ))}
        {keepsControl && (
          <li>
            <Link to="/sarabun/registers/control" aria-current={chosen === control ? 'page' : undefined}>
              {t('registers.control')}
              <Chip tone="red">{t('registers.secret')}</Chip>
            </Link>
          </li>
        )}
      </ul>
      <label className={styles.choose}>
        <span className={ui.lbl}>{t('registers.choose')}</span>
        <select className={ui.input} value={chosen ?? ''} onChange={(event) => void go(event.target.value)}>
          {!isListed && <option value={chosen ?? ''}>{chosen === control ? t('registers.control') : '–'}</option>}
          {units.map((unit) => (
            <optgroup key={unit} label={unit}>
              {registers
                .filter((one) => one.unitName === unit)
                .map((one) => (
                  <option key={one.registerId} value={one.registerId}>
                    {units.length > 1 ? t('registers.ofUnit', { register: one.title[language], unit }) : one.title[language]}
                  </option>
                ))}
            </optgroup>
          ))}
          {keepsControl && <option value={control}>{t('registers.control')}</option>}
        </select>
      </label>
    </nav>
  );
}
